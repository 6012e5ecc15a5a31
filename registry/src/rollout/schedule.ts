import type { RegistryRollout, RolloutStep } from '@caravan/shared/contracts';
import { PublishRefused } from '../refused';

type Steps = RegistryRollout['steps'];

const unitMinutes: Readonly<Record<string, number>> = { min: 1, h: 60 };

const invalidStepError = (part: string, why: string): PublishRefused =>
  new PublishRefused(
    `"${part}" is not a step of a rollout: ${why} (for example --to 10, or --to "10 for 30 min, 50 for 2 h, 100")`,
  );

const parseStep = (part: string): RolloutStep => {
  const [found, percent, count, unit = ''] = /^(\d+)(?:\s+for\s+(\d{1,4})\s*(min|h))?$/.exec(part) ?? [];
  if (found === undefined) throw invalidStepError(part, 'write its percent, and "for" with min or h');
  const step = { percent: Number(percent), minutes: count ? Number(count) * (unitMinutes[unit] ?? 1) : null };
  if (step.percent < 1 || step.percent > 99)
    throw invalidStepError(part, 'it has 1 to 99 percent, and a plain 100 comes last');
  if (step.minutes === 0) throw invalidStepError(part, 'it takes at least 1 min');
  return step;
};

/**
 * Reads the steps of a rollout: `10 for 30 min, 50 for 2 h, 100`. Without a last `100`, the last step waits for a person. After the time
 * of the last step, the candidate becomes the current version.
 */
export const parseSteps = (text: string): Steps => {
  const parts = text.split(',').map((part) => part.trim());
  const isComplete = parts.length > 1 && parts.at(-1) === '100';
  const [first, ...more] = (isComplete ? parts.slice(0, -1) : parts).map(parseStep);
  if (!first) throw invalidStepError(text, 'write its percent');
  const steps: Steps = [first, ...more];
  for (const [index, { percent, minutes }] of steps.entries()) {
    const part = parts[index] ?? '';
    const isLast = !isComplete && index === steps.length - 1;
    if (percent <= (steps[index - 1]?.percent ?? 0))
      throw invalidStepError(part, 'it has more percent than the step before');
    if (isLast && minutes !== null) throw invalidStepError(part, 'say what follows, or leave out its time');
    if (!isLast && minutes === null) throw invalidStepError(part, 'say how long it takes');
  }
  return steps;
};

const stepText = ({ percent, minutes }: RolloutStep): string => {
  if (minutes === null) return String(percent);
  return `${percent} for ${minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`}`;
};

/** Returns steps as `parseSteps` reads them. */
export const stepsText = (steps: Steps): string =>
  [...steps.map(stepText), ...(steps.at(-1)?.minutes === null ? [] : ['100'])].join(', ');
