import { useId, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { media, space } from '../../theme';
import { Button } from '../actions';
import { TextField } from './TextField';

/** Two days as `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

interface DateRangeProps {
  value: Days;
  /** The first day that can be chosen. */
  first: string;
  /** The last day that can be chosen. */
  last: string;
  /** The latest end of a range that begins on `from`. */
  lastFrom: (from: string) => string;
  /** Errors of the requested days. */
  errors?: { readonly from?: string | undefined; readonly to?: string | undefined };
  texts: {
    readonly label: string;
    readonly from: string;
    readonly to: string;
    readonly show: string;
    /** Error of a field without a complete day. */
    readonly incomplete: string;
  };
  onChoose: (days: Days) => void;
}

const sides = ['from', 'to'] as const;

/**
 * A range of days in two native date fields. A start that is too far from the end moves the end. Nothing is requested
 * before the button or Enter is pressed.
 */
export function DateRange({ value, first, last, lastFrom, errors = {}, texts, onChoose }: DateRangeProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [days, setDays] = useState(value);
  // A date that is typed passes through others: each start moves the end that the visitor chose, not one moved before.
  const [chosenEnd, setChosenEnd] = useState(value.to);
  const [incompleteFields, setIncompleteFields] = useState<readonly string[]>();
  // New days or errors from the caller replace the values of the fields.
  const callerState = JSON.stringify([value, errors]);
  const [lastCallerState, setLastCallerState] = useState(callerState);
  if (callerState !== lastCallerState) {
    setLastCallerState(callerState);
    setDays(value);
    setChosenEnd(value.to);
    setIncompleteFields(undefined);
  }
  const latest = days.from === '' ? last : lastFrom(days.from);
  const endFrom = (from: string): string => {
    if (from < first || from > last || chosenEnd === '') return chosenEnd;
    const latestEnd = lastFrom(from);
    return chosenEnd > latestEnd || chosenEnd < from ? latestEnd : chosenEnd;
  };
  const enter = (side: keyof Days, day: string): void => {
    setIncompleteFields([]);
    if (side === 'to') setChosenEnd(day);
    setDays(side === 'to' ? { ...days, to: day } : { from: day, to: endFrom(day) });
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // A date that is incomplete or invalid is empty here.
    const empty = sides.filter((side) => days[side] === '');
    const [firstEmpty] = empty;
    setIncompleteFields(firstEmpty && empty);
    if (firstEmpty === undefined) onChoose(days);
    else form.current?.querySelector<HTMLInputElement>(`[name="${firstEmpty}"]`)?.focus();
  };
  const errorOf = (side: keyof Days): string | undefined =>
    incompleteFields === undefined ? errors[side] : incompleteFields.includes(side) ? texts.incomplete : undefined;
  return (
    <Fields ref={form} method="dialog" noValidate aria-label={texts.label} onSubmit={handleSubmit}>
      {sides.map((side) => (
        <TextField
          key={side}
          id={`${id}${side}`}
          name={side}
          type="date"
          label={texts[side]}
          value={days[side]}
          min={side === 'to' && days.from !== '' ? days.from : first}
          max={side === 'to' ? latest : last}
          error={errorOf(side)}
          onChange={({ target }) => enter(side, target.value)}
        />
      ))}
      <Button type="submit">{texts.show}</Button>
    </Fields>
  );
}

/** Fields keep their line when an error appears below one of them. */
const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 11rem)) auto;
  align-items: start;
  gap: ${space[1]} ${space[2]};
  > button {
    margin-top: 1.5rem;
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > button {
      grid-column: 1 / -1;
      margin-top: 0;
    }
  }
  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
