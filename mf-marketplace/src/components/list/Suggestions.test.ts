import { choiceFilters } from '@caravan/shared/contracts/calls';
import english from './locales/en.json';
import georgian from './locales/ge.json';

describe('suggestions', () => {
  it.each([english, georgian])('have a text for the filter of each value [HOME-6]', ({ search: { kinds } }) => {
    expect(Object.keys(kinds).toSorted()).toEqual([...choiceFilters].toSorted());
  });
});
