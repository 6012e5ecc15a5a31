import { listParameters } from '@caravan/shared/contracts/calls';
import { parametersOf } from '../../api/pageSearch';

interface HiddenFieldsProps {
  readonly search: URLSearchParams;
  /** Parameters that the form sets itself or resets. */
  readonly without: readonly string[];
}

/** Only declared parameters: the server drops the others, and hydration needs the same fields. */
const names = [...listParameters, 'country', 'lang'];

/** Repeats the other parameters of the query in a GET form, sorted by name like in the page's links. */
export const HiddenFields = ({ search, without }: HiddenFieldsProps) => (
  <>
    {parametersOf(search)
      .filter(([name]) => names.includes(name) && !without.includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
  </>
);
