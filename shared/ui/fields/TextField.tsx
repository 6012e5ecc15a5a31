import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle, Field, useControl, type FieldProps } from './Field';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField({ label, hint, error, hideLabel, id, ...rest }: TextFieldProps) {
  const control = useControl(id, { hint, error });
  return (
    <Field id={control.id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <Input {...rest} {...control} />
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
