import { readFileSync } from 'node:fs';
import { errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import { safeParse } from 'valibot';
import descriptions from '../../docs/descriptions.json' with { type: 'json' };
import { allCalls } from '../allCalls';
import { readCodeMeanings, readDocstrings } from './docstrings';
import { documentFile } from './files';
import { makeDocs, withoutExamples } from './markdown';
import { makeRefusalReader } from './refusals';

const written = readFileSync(documentFile, 'utf8');
const howTo = 'Run `npm run docs -w api` and commit what it writes.';

describe('docs/api.md', () => {
  it('is what the contracts say today', () => {
    const parts = { docstrings: readDocstrings(), codeMeanings: readCodeMeanings(), refusalsOf: makeRefusalReader() };
    const isUpToDate = withoutExamples(written) === makeDocs(parts);
    expect({ isUpToDate, howTo }).toEqual({ isUpToDate: true, howTo });
  });

  it.each(allCalls)('shows an example of $name that the contract takes', ({ name, call }) => {
    const section = new RegExp(`^### ${name}\\n[\\s\\S]*?<!-- example -->\\n([\\s\\S]*?)<!-- /example -->`, 'm').exec(
      written,
    );
    const blocks = [...(section?.[1] ?? '').matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json = '']): unknown =>
      JSON.parse(json),
    );
    expect(blocks).toHaveLength(2);
    expect(safeParse(call.parameter, blocks[0]).issues).toBeUndefined();
    expect(safeParse(call.result, blocks[1]).issues).toBeUndefined();
  });
});

describe('the refusals of a call', () => {
  const codesOf = (name: string) => [...new Set(makeRefusalReader()(name).map(({ code }) => code))];

  it('are found in its handler, in what the handler uses of other files, and beside it', () => {
    expect(codesOf('getUserInfo')).toEqual([SESSION_INVALID]);
    expect(codesOf('uploadFinish')).toEqual([errorCodes.badRequest, SESSION_INVALID, errorCodes.notFound]);
    expect(codesOf('getFinderFriendshipDetail')).toEqual([errorCodes.notFound]);
    expect(codesOf('vehicleTops')).toEqual([]);
  });
});

it('the descriptions of the OpenAPI document are those of the contracts', () => {
  expect(descriptions).toEqual(readDocstrings());
});
