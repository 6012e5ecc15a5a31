import descriptions from '../../docs/descriptions.json' with { type: 'json' };
import { readDocstrings } from './docstrings';

it('the descriptions of the OpenAPI document are those of the contracts (`npm run descriptions -w api` writes them)', () => {
  expect(descriptions).toEqual(readDocstrings());
});
