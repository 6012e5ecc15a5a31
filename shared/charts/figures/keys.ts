import { hasModifier } from '../../ui/base';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Returns the period that a key leads to, between 0 and `last`. Undefined for keys without a meaning. */
export const indexAfterKey = (
  event: Parameters<typeof hasModifier>[0] & Pick<KeyboardEvent, 'key'>,
  current: number | null,
  last: number,
): number | undefined => {
  const step = steps[event.key];
  if (step === undefined || hasModifier(event)) return undefined;
  // The first arrow key shows the newest period.
  return current === null && Math.abs(step) === 1 ? last : Math.min(last, Math.max(0, (current ?? last) + step));
};
