import { useId } from 'react';
import { css, styled } from 'styled-components';
import { space } from '../../theme';
import { chipLook } from './Chip';
import type { ChoiceProps } from './choice';
import { visuallyHidden } from '../base';

/** Props of `ChipGroup`. `scroll` keeps the chips on one line that scrolls sideways. */
export interface ChipGroupProps<Value extends string> extends ChoiceProps<Value> {
  scroll?: boolean;
}

/** One choice of several as chips. They are native radio buttons, so arrow keys work before hydration. */
export function ChipGroup<Value extends string>({
  label,
  choices,
  value,
  onChange,
  scroll = false,
}: ChipGroupProps<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label} $scroll={scroll}>
      {choices.map((choice) => (
        <Label key={choice.value}>
          <Radio
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon}
          <span>{choice.text}</span>
          {choice.count !== undefined && <Count>{choice.count}</Count>}
        </Label>
      ))}
    </Group>
  );
}

// The padding keeps focus rings inside the scroll area.
const scrolling = css`
  overflow-x: auto;
  scrollbar-width: thin;
  margin: -${space.half};
  padding: ${space.half} ${space.half} ${space[1]};
  label {
    flex: none;
  }
`;

const Group = styled.div<{ $scroll: boolean }>`
  display: flex;
  flex-wrap: ${({ $scroll }) => ($scroll ? 'nowrap' : 'wrap')};
  gap: ${space[1]};
  ${({ $scroll }) => $scroll && scrolling}
`;

const Label = styled.label`
  ${chipLook}
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  opacity: 0.75;
`;
