import { lazyPart as original } from '../page/lazyPart';

export { prepareParts } from '../page/lazyPart';

/** Loads lazy parts at once in unit tests, as on the server. */
export const lazyPart: typeof original = (load) => {
  const part = original(load);
  part.prepare().catch(() => undefined);
  return part;
};
