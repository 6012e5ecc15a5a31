import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle, Field, useControl, type FieldProps } from './Field';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextArea({ label, hint, error, hideLabel, id, rows = 5, ...rest }: TextAreaProps) {
  const control = useControl(id, { hint, error });
  return (
    <Field id={control.id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <Area {...rest} {...control} rows={rows} />
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;
