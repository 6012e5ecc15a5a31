import { useState } from 'react';
import { TextField, type TextFieldProps } from '@caravan/shared/ui';

interface CommitFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  readonly value: string;
  readonly onCommit: (text: string) => void;
}

/** A text field that reports its value on Enter and on blur. */
export const CommitField = ({ value, onCommit, ...rest }: CommitFieldProps) => {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setText(value);
  }
  const commit = (): void => {
    const trimmed = text.trim();
    if (trimmed !== value) onCommit(trimmed);
  };
  return (
    <TextField
      {...rest}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
    />
  );
};
