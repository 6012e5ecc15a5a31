import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle, describedBy, Field, type FieldProps } from './Field';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField({ label, hint, error, hideLabel, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} hideLabel={hideLabel ?? false}>
      <Input
        {...rest}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
