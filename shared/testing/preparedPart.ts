import { latePart as late } from '../page/latePart';

export { prepareParts } from '../page/latePart';

/** In unit tests late parts are there from the start, as on the server. */
export const latePart: typeof late = (load) => {
  const part = late(load);
  part.prepare().catch(() => undefined);
  return part;
};
