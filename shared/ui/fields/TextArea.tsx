import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle, describedBy, Field, type FieldProps } from './Field';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextArea({ label, hint, error, hideLabel, id, rows = 5, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} hideLabel={hideLabel ?? false}>
      <Area
        {...rest}
        id={fieldId}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;
