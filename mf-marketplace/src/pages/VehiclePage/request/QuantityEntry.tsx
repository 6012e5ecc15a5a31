import { Icon, Minus, Plus } from '@caravan/shared/icons';
import { useId, type KeyboardEvent } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, radius } from '@caravan/shared/theme';
import { controlStyle, describedBy, Field, IconButton } from '@caravan/shared/ui';
import { MAX_QUANTITY, parseNumber, stepQuantity } from './parseAmount';

interface QuantityEntryProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Number of vehicles: typed, or changed by buttons, which stop at the minimum and the maximum. */
export const QuantityEntry = ({ label, value, error, onChange }: QuantityEntryProps) => {
  const t = useTexts('marketplace');
  const id = useId();
  const quantity = parseNumber(value);
  const changeBy = (delta: number): void => onChange(String(stepQuantity(value, delta)));
  const handleKey = (event: KeyboardEvent): void => {
    const delta = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (delta === undefined) return;
    event.preventDefault();
    changeBy(delta);
  };
  return (
    <Field id={id} label={label} error={error}>
      <Stepper>
        <IconButton
          label={t('vehiclePage.request.fewer')}
          icon={<Icon of={Minus} />}
          aria-disabled={quantity <= 1}
          onClick={quantity > 1 ? () => changeBy(-1) : undefined}
        />
        <Input
          id={id}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { hint: undefined, error })}
          onKeyDown={handleKey}
          onChange={({ target }) => onChange(target.value)}
        />
        <IconButton
          label={t('vehiclePage.request.more')}
          icon={<Icon of={Plus} />}
          aria-disabled={quantity >= MAX_QUANTITY}
          onClick={quantity < MAX_QUANTITY ? () => changeBy(1) : undefined}
        />
      </Stepper>
    </Field>
  );
};

const Stepper = styled.div`
  display: flex;
  width: 10rem;
  max-width: 100%;
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.control};
  background: ${colour.surface};
  &:focus-within {
    border-color: ${colour.accent};
  }
`;

const Input = styled.input`
  ${controlStyle}
  flex: 1;
  border: 0;
  border-inline: 1px solid ${colour.line};
  border-radius: 0;
  background: none;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
