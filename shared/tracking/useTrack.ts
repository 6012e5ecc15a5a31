import { useSite, type Track } from '../site';

const nowhere: Track = () => undefined;

/** Notes what a visitor did (TRK-2): never throws, answers nothing, and does nothing where the host keeps no notes. */
export const useTrack = (): Track => useSite().track ?? nowhere;
