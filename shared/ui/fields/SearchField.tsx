import { Icon, Search, X } from '../../icons';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { colour, radius, space } from '../../theme';
import { controlStyle } from './Field';
import { visuallyHidden } from '../base';

/** Props of `SearchField`. The caller searches while the visitor types. */
interface SearchFieldProps {
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}

export function SearchField({ label, clearLabel, value, onChange, placeholder }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const handleClear = (): void => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Label htmlFor={id}>{label}</Label>
      <Icon of={Search} />
      <Input
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <Clear type="button" aria-label={clearLabel} title={clearLabel} onClick={handleClear}>
          <Icon of={X} />
        </Clear>
      )}
    </Form>
  );
}

// A role instead of <search>, which jsdom and browsers before 2023 do not support.
const Form = styled.form.attrs({ role: 'search' })`
  position: relative;
  min-width: 0;
  > svg {
    position: absolute;
    top: 50%;
    inset-inline-start: 0.75rem;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: -0.5625rem;
    color: ${colour.inkFaint};
    pointer-events: none;
  }
`;

const Label = styled.label`
  ${visuallyHidden}
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline: 2.5rem 2.75rem;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button`
  position: absolute;
  inset-block: ${space.half};
  inset-inline-end: ${space.half};
  display: grid;
  place-items: center;
  width: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${colour.inkSoft};
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
