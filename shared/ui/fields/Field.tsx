import { useId, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { colour, font, media, radius, size, smallFaint, space } from '../../theme';
import { visuallyHidden } from '../base';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Hides the label from sight, not from screen readers. */
  hideLabel?: boolean | undefined;
}

/** Ids of hint and error for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>): string | undefined {
  const ids = [error ? `${id}-error` : '', hint === undefined ? '' : `${id}-hint`].filter((part) => part !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** Returns the attributes of a control in a field: its id, and what describes it. */
export function useControl(givenId: string | undefined, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy(id, { hint, error }) };
}

/**
 * Label, control, hint and error. The error describes the control and is no alert: the form moves the focus to the
 * first invalid field.
 */
export function Field({
  id,
  label,
  hint,
  error,
  hideLabel = false,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <Frame>
      <Label htmlFor={id} $hidden={hideLabel}>
        {label}
      </Label>
      {children}
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </Frame>
  );
}

export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 2.75rem;
  padding: ${space[1]} 0.75rem;
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.control};
  background: ${colour.surface};
  color: ${colour.ink};
  line-height: 1.35;
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${colour.ink};
    }
  }
  &:focus-visible {
    outline: 2px solid ${colour.accent};
    outline-offset: -1px;
    border-color: ${colour.accent};
  }
  &[aria-invalid='true'] {
    border-color: ${colour.bad};
  }
  &:disabled {
    background: ${colour.wash};
    color: ${colour.inkFaint};
  }
`;

const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.half};
  min-width: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  font-size: ${size.small};
  font-weight: ${font.strong};
  line-height: 1.4;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Hint = styled.p`
  ${smallFaint}
  line-height: 1.4;
`;

export const ErrorText = styled.p`
  color: ${colour.bad};
  font-size: ${size.small};
  line-height: 1.4;
  &:empty {
    display: none;
  }
`;
