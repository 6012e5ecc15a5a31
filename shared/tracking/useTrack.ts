import { useSite, type Track } from '../site';

const ignoreEvent: Track = () => undefined;

/** Records an action of a visitor (TRK-2). Never throws. Does nothing where the host records no events. */
export const useTrack = (): Track => useSite().track ?? ignoreEvent;
