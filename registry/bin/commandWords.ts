import { parseArgs } from 'node:util';
import { PublishRefused } from '../src/refused';

const unitsMs = { d: 86_400_000, h: 3_600_000, m: 60_000 };

/** Returns the milliseconds of a word like `30d`, `2h` or `30m`. Returns null for any other word or unit. */
export const durationOf = (word: string, ...units: readonly (keyof typeof unitsMs)[]): number | null => {
  const [, count = ''] = /^(\d{1,5})[a-z]$/.exec(word) ?? [];
  const unit = units.find((each) => word.endsWith(each));
  return count && unit ? Number(count) * unitsMs[unit] : null;
};

/** Returns the name of a workspace from a word, to which the completion of a terminal adds a slash. */
export const workspaceOf = (word: string): string => word.replace(/\/+$/, '');

/** Runs `parseArgs`. Refuses unknown options and shows the usage. */
export const withUsage = <Parsed>(usage: string, parse: () => Parsed): Parsed => {
  try {
    return parse();
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new PublishRefused(`${message}: ${usage}`);
  }
};

/** Refuses more than `maxWords` words and shows the usage. */
export const refuseSurplus = (words: readonly string[], maxWords: number, usage: string): void => {
  const surplus = words[maxWords];
  if (surplus !== undefined)
    throw new PublishRefused(
      `"${surplus}" is one word too many${usage.includes('"why"') ? '. Put a reason in quotes' : ''}: ${usage}`,
    );
};

/**
 * Returns the words and options after `npm run <command> --`. Refuses other options, also `--help`, and more than `maxWords` words. A
 * refusal shows the usage.
 */
export const commandWords = (
  usage: string,
  {
    options = [],
    maxWords = Number.POSITIVE_INFINITY,
  }: { readonly options?: readonly string[]; readonly maxWords?: number } = {},
  args: readonly string[] = process.argv.slice(2),
): { readonly words: string[]; readonly has: (option: string) => boolean } => {
  const known = Object.fromEntries(options.map((name) => [name, { type: 'boolean' } as const]));
  const { values, positionals: words } = withUsage(usage, () =>
    parseArgs({ args: [...args], options: known, allowPositionals: true }),
  );
  refuseSurplus(words, maxWords, usage);
  return { words, has: (option) => values[option] === true };
};
