import { Select, type SelectOption } from '@caravan/shared/ui';

interface CodeSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

/** Shows a select of code values or names. Includes the value of the address even if it is not offered. */
export const CodeSelect = ({ value, options, ...rest }: CodeSelectProps) => {
  const isListed = options.some((option) => option.value === value);
  const allOptions = isListed ? options : [{ value, text: value || '–' }, ...options];
  return <Select {...rest} value={value} options={allOptions} lang="en" />;
};
