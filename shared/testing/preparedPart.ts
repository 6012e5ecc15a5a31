import { latePart as late } from '../page/latePart';

export { prepareParts } from '../page/latePart';

/** Loads lazy parts at once in unit tests, as on the server. */
export const latePart: typeof late = (load) => {
  const part = late(load);
  part.prepare().catch(() => undefined);
  return part;
};
