import { styled } from 'styled-components';
import { colour, media, radius, size, space } from '../../theme';
import type { ChoiceProps } from './choice';
import { chosenStyle } from './chosenStyle';
import { RadioGroup } from './RadioGroup';

/** One choice of several as chips on a line that scrolls sideways. */
export function ChipGroup<Value extends string>(props: ChoiceProps<Value>) {
  return <RadioGroup {...props} Frame={Group} Option={Chip} />;
}

// The padding keeps focus rings inside the scroll area.
const Group = styled.div`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: thin;
  margin: -${space.half};
  padding: ${space.half} ${space.half} ${space[1]};
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2.5rem;
  flex: none;
  max-width: 100%;
  padding: ${space.half} 0.875rem;
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.round};
  background: transparent;
  color: ${colour.ink};
  font-size: ${size.small};
  line-height: 1.25;
  cursor: pointer;
  ${chosenStyle}
  &:has(:checked) {
    border-color: ${colour.ink};
  }
  ${media.hover} {
    &:hover:not(:has(:checked)) {
      border-color: ${colour.ink};
      background: ${colour.wash};
    }
  }
`;
