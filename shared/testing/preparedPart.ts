import { lazyPart as late } from '../page/lazyPart';

export { prepareParts } from '../page/lazyPart';

/** Loads lazy parts at once in unit tests, as on the server. */
export const lazyPart: typeof late = (load) => {
  const part = late(load);
  part.prepare().catch(() => undefined);
  return part;
};
