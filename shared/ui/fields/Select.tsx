import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { colour } from '../../theme';
import { controlStyle, Field, useControl, type FieldProps } from './Field';

export interface SelectOption<Value extends string = string> {
  value: Value;
  text: string;
  disabled?: boolean;
}

/** Props of `Select`. `placeholder` is an empty first entry. `onChange` gets the value. Uncontrolled with `defaultValue`. */
type SelectProps<Value extends string> = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'onChange' | 'value'> & {
    options: readonly SelectOption<Value>[];
    placeholder?: string;
  } & (
    | { value: Value | ''; onChange: (value: Value) => void }
    | { defaultValue: Value | ''; value?: never; onChange?: never }
  );

export function Select<Value extends string>({
  label,
  hint,
  error,
  hideLabel,
  id,
  options,
  value,
  onChange,
  placeholder,
  ...rest
}: SelectProps<Value>) {
  const control = useControl(id, { hint, error });
  const handleChange = (chosen: string): void => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange?.(option.value);
  };
  return (
    <Field id={control.id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <Frame>
        <Native {...rest} {...control} value={value} onChange={(event) => handleChange(event.target.value)}>
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.text}
            </option>
          ))}
        </Native>
        <Chevron viewBox="0 0 12 8" aria-hidden="true">
          <path d="M1 1.5l5 5 5-5" />
        </Chevron>
      </Frame>
    </Field>
  );
}

const Frame = styled.span`
  position: relative;
  display: block;
`;

const Native = styled.select`
  ${controlStyle}
  padding-inline-end: 2.25rem;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
  option {
    background: ${colour.surface};
    color: ${colour.ink};
  }
`;

const Chevron = styled.svg`
  position: absolute;
  inset-inline-end: 0.875rem;
  top: 50%;
  width: 0.75rem;
  height: 0.5rem;
  margin-top: -0.25rem;
  fill: none;
  stroke: ${colour.inkSoft};
  stroke-width: 1.5;
  pointer-events: none;
`;
