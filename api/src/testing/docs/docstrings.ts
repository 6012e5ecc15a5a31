import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import { contractCalls } from '../../docs/contractCalls';
import { sourceFolder } from '../../config/paths';

const callsFolder = join(sourceFolder, '..', '..', 'shared', 'contracts', 'calls');

const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)\b/g;

const plain = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();

/** The docstring of every call, by name: what stands above its constant in the contracts. */
export const readDocstrings = (): Readonly<Record<string, string>> => {
  const files = readdirSync(callsFolder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const found = new Map(
    files.flatMap((file) =>
      [...readFileSync(join(callsFolder, file), 'utf8').matchAll(documented)].map(
        ([, comment = '', name = '']) => [name, plain(comment)] as const,
      ),
    ),
  );
  return Object.fromEntries(
    contractCalls
      .map(({ name }) => {
        const text = found.get(name);
        if (text === undefined) {
          throw new Error(`${name} has no docstring in shared/contracts/calls`);
        }
        return [name, text] as const;
      })
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
};

/** Of codes whose names say all that the contracts have to say. */
const plainMeanings: Readonly<Record<string, string>> = {
  badRequest: 'The request does not have the expected form, or a value in it is not accepted.',
  badSignature: 'The signature is not correct.',
  staleRequest: '`reqTime` is more than five minutes off.',
  repeatedRequest: 'A request with this `requestId` has been received before.',
  tooMany: 'Too often, or more than is allowed.',
  notFound: 'What the request names does not exist.',
  internal: 'Something went wrong in the service.',
};

const sessionMeaning =
  'The call needs a session, and `token` is of none or of one that has ended. Clients drop it and ask to sign in.';

/** What every error code means, by the code: from its comment in the contracts. */
export const readCodeMeanings = (): ReadonlyMap<string, string> => {
  const source = readFileSync(join(callsFolder, 'envelope.ts'), 'utf8');
  const commented = new Map(
    [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+): '\d+'/g)].map(
      ([, comment = '', name = '']) => [name, plain(comment)] as const,
    ),
  );
  const meanings = Object.entries(errorCodes).map(([name, code]) => {
    const meaning = commented.get(name) ?? plainMeanings[name];
    if (meaning === undefined) {
      throw new Error(`the error code ${name} has no comment in shared/contracts/calls/envelope.ts`);
    }
    return [code, meaning] as const;
  });
  return new Map<string, string>([[SESSION_INVALID, sessionMeaning], ...meanings]);
};
