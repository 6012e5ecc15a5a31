import type { RolloutLimits } from '@caravan/shared/contracts';
import { PublishRefused } from '../refused';

/**
 * Limits of a rollout that names none. Failures must double and vitals grow by half, which no change of traffic does by itself. A page
 * view is reported when its page is hidden, which takes minutes at most, so ten minutes without a report mean that none come.
 */
export const DEFAULT_LIMITS: RolloutLimits = { failures: 2, vitals: 1.5, silentMinutes: 10 };

const names = { failures: 'failures', vitals: 'vitals', silent: 'silentMinutes' } as const;

const isName = (name: string): name is keyof typeof names => Object.hasOwn(names, name);

/** Reads limits: `failures=2,vitals=1.5,silent=10`. Those that the text does not name have their defaults. */
export const parseLimits = (text: string): RolloutLimits => {
  const entries = text.split(',').map((part) => {
    const [, name = '', number = ''] = /^\s*([a-z]+)=(\d{1,4}(?:\.\d{1,2})?)\s*$/.exec(part) ?? [];
    const value = Number(number);
    if (!isName(name) || value < 1 || (name === 'silent' && !Number.isInteger(value)))
      throw new PublishRefused(
        `"${part.trim()}" is not a limit of a rollout: write --limits failures=2,vitals=1.5,silent=10 (factors from 1 and whole minutes)`,
      );
    return [names[name], value] as const;
  });
  return { ...DEFAULT_LIMITS, ...Object.fromEntries(entries) };
};
