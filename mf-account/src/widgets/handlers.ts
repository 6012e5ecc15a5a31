const isHandler = (value: unknown): value is () => void => typeof value === 'function';

const ignore = (): void => undefined;

/** The host's `onClose` among a widget's properties. */
export const closeHandler = ({ onClose }: Record<string, unknown>): (() => void) =>
  isHandler(onClose) ? onClose : ignore;
