import { useState } from 'react';
import { TextField, type TextFieldProps } from '@caravan/shared/ui';

interface CommitFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  readonly value: string;
  readonly onCommit: (text: string) => void;
  /** Shown after the field was emptied, for example a default. It is reported as an empty text. */
  readonly emptyText?: string | undefined;
  /** Returns whether a text is valid. An empty text is valid. */
  readonly isValid?: (text: string) => boolean;
  /** Shown with an invalid text, which is not reported. */
  readonly invalidText?: string;
}

/** Shows a text field that reports its value on Enter and on blur. */
export const CommitField = ({
  value,
  onCommit,
  emptyText = '',
  isValid = () => true,
  invalidText,
  ...rest
}: CommitFieldProps) => {
  const [text, setText] = useState(value);
  const [isRefused, setRefused] = useState(false);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setText(value);
    setRefused(false);
  }
  const commit = (): void => {
    const trimmed = text.trim();
    const isAccepted = trimmed === '' || isValid(trimmed);
    setRefused(!isAccepted);
    if (isAccepted && trimmed !== value) onCommit(trimmed === emptyText ? '' : trimmed);
    // The value may be a default, which does not change.
    if (trimmed === '') setText(emptyText);
  };
  return (
    <TextField
      {...rest}
      value={text}
      error={isRefused ? invalidText : undefined}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
    />
  );
};
