import { callsWithoutExample } from './allCalls';

it('every call of the contracts has an example', () => {
  expect(callsWithoutExample).toEqual([]);
});
