import { allCalls } from '../allCalls';
import { attempt } from '../client';
import type { TestServer } from '../server';
import { startTestServer } from '../server';

/** A payload and the answer's result, as they stand in the documentation. */
export interface DocumentedExample {
  readonly parameter: unknown;
  readonly result: unknown;
}

/** Fields of results that are drawn by lot, by the call's name. */
const drawn: Readonly<Record<string, object>> = { drawPrize: { amount: 10 } };

const longest = 160;

const randomParts: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '00000000-0000-4000-8000-000000000000'],
  [/^\/media\/avatars\/\d\.svg$/g, '/media/avatars/1.svg'],
  [/\+1 555 \d{8}/g, '+1 555 01000000'],
  [/(?<![0-9a-f])[0-9a-f]{32,64}(?![0-9a-f])/g, '0123456789abcdef0123456789abcdef'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}(?:\.[\w-]+)*/g, '(random)'],
];

/** A text without what is random in it, and not longer than a reader wants. */
const settled = (text: string): string => {
  const masked = randomParts.reduce((each, [pattern, mask]) => each.replace(pattern, mask), text);
  return masked.length > longest ? `${masked.slice(0, longest - 1)}…` : masked;
};

/** A value as the documentation shows it: lists cut to their first item, random parts masked, long texts shortened. */
const shown = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') {
    // Codes that are mailed are random, too.
    return name === 'code' && /^\d{6}$/.test(value) ? '123456' : settled(value);
  }
  if (Array.isArray(value)) {
    return value.slice(0, 1).map((each) => shown(each));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shown(each, key)]))
    : value;
};

const exampleOf = async (
  server: TestServer,
  { name, call, example }: (typeof allCalls)[number],
): Promise<DocumentedExample> => {
  const prepared = await example.prepare?.(server);
  const parameter = { ...example.parameter, ...prepared?.parameter };
  const { token } = prepared ?? {};
  const options = token === undefined ? {} : { token };
  const { success, errors, result } = await attempt(server.app, call, parameter, options);
  if (!success) {
    throw new Error(`the example of ${name} was refused: ${JSON.stringify(errors)}`);
  }
  const settledResult = shown(result);
  return {
    parameter: shown(parameter),
    result:
      typeof settledResult === 'object' && drawn[name] !== undefined
        ? { ...settledResult, ...drawn[name] }
        : settledResult,
  };
};

/** Makes the example of every call on demo data, one after the other: at the same time always the same answers. */
export const makeExamples = async (): Promise<ReadonlyMap<string, DocumentedExample>> => {
  const server = await startTestServer({ seeded: true, now: Date.now });
  try {
    const made = new Map<string, DocumentedExample>();
    for (const each of allCalls) {
      made.set(each.name, await exampleOf(server, each));
    }
    return made;
  } finally {
    await server.close();
  }
};
