import { useTexts } from '@caravan/shared/site';
import { TextField } from '@caravan/shared/ui';

interface CodeFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Shows the field for the code of an e-mail. */
export const CodeField = ({ value, error, onChange }: CodeFieldProps) => {
  const t = useTexts('account');
  return (
    <TextField
      name="code"
      label={t('code')}
      value={value}
      error={error}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={16}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
