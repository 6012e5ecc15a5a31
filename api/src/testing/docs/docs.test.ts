import descriptions from '../../docs/descriptions.json' with { type: 'json' };
import { readDocstrings } from './docstrings';

it('descriptions.json is up to date (`npm run descriptions -w api` writes it)', () => {
  expect(descriptions).toEqual(readDocstrings());
});
