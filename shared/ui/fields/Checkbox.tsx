import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, space } from '../../theme';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <Line>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </Line>
  );
}

const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space[1]};
  min-height: 2.75rem;
  padding-block: ${space[1]};
  cursor: pointer;
  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.2em 0 0;
    accent-color: ${colour.accent};
  }
`;
