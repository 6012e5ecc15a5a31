import { styled } from 'styled-components';
import { colour, media, radius, smallSoft, space } from '../../theme';
import type { ChoiceProps } from './choice';
import { chosenStyle } from './chosenStyle';
import { RadioGroup } from './RadioGroup';

/** A switch of two to four short choices (Weekly | Monthly). */
export function Segmented<Value extends string>(props: ChoiceProps<Value>) {
  return <RadioGroup {...props} Frame={Frame} Option={Part} />;
}

const Frame = styled.div`
  display: inline-flex;
  max-width: 100%;
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.control};
`;

const Part = styled.label`
  position: relative;
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${space.half};
  min-height: 2.5rem;
  min-width: 0;
  padding: ${space.half} 0.875rem;
  ${smallSoft}
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  & + & {
    border-inline-start: 1px solid ${colour.line};
  }
  ${chosenStyle}
  &:has(:checked) {
    border-radius: 2px;
  }
  &:has(:focus-visible) {
    z-index: 1;
  }
  ${media.hover} {
    &:hover:not(:has(:checked)) {
      background: ${colour.wash};
      color: ${colour.ink};
    }
  }
`;
