import { useState } from 'react';
import { TextField, type TextFieldProps } from '@caravan/shared/ui';

interface WrittenFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  readonly value: string;
  readonly onWrite: (text: string) => void;
}

/** A text field that reports its value on Enter and on blur. */
export const WrittenField = ({ value, onWrite, ...rest }: WrittenFieldProps) => {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const write = (): void => {
    const written = text.trim();
    if (written !== value) onWrite(written);
  };
  return (
    <TextField
      {...rest}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={write}
      onKeyDown={({ key }) => {
        if (key === 'Enter') write();
      }}
    />
  );
};
