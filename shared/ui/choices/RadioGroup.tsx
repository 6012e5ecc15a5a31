import { useId, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../base';
import type { ChoiceProps } from './choice';

interface RadioGroupProps<Value extends string> extends ChoiceProps<Value> {
  Frame: ComponentType<{ role: 'radiogroup'; 'aria-label': string; children: ReactNode }>;
  Option: ComponentType<{ children: ReactNode }>;
}

/** One choice of several in the look of `Frame` and `Option`. Native radio buttons, so arrow keys work before hydration. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, choices, value, onChange, Frame, Option } = props;
  const name = useId();
  return (
    <Frame role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <Option key={choice.value}>
          <Radio
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.text}</span>
        </Option>
      ))}
    </Frame>
  );
}

const Radio = styled.input`
  ${visuallyHidden}
`;
