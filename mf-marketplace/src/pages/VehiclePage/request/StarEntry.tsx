import { Icon, Star } from '@caravan/shared/icons';
import { useId } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, font, radius, size, space } from '@caravan/shared/theme';
import { ErrorText, VisuallyHidden } from '@caravan/shared/ui';

interface StarEntryProps {
  readonly label: string;
  /** 1 to 5. Empty before a choice. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const choices = [1, 2, 3, 4, 5];

/** One to five stars as radio buttons, which the arrow keys change. */
export const StarEntry = ({ label, value, error, onChange }: StarEntryProps) => {
  const t = useTexts('marketplace');
  const id = useId();
  return (
    <Frame
      role="radiogroup"
      aria-labelledby={id}
      aria-required="true"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <Label id={id}>{label}</Label>
      <Stars>
        {choices.map((choice) => (
          <Choice key={choice}>
            <input
              type="radio"
              name="star"
              value={choice}
              autoComplete="off"
              checked={value === String(choice)}
              onChange={({ target }) => onChange(target.value)}
            />
            <StarIcon of={Star} $on={choice <= Number(value)} />
            <VisuallyHidden>{t('vehiclePage.request.stars', { count: choice })}</VisuallyHidden>
          </Choice>
        ))}
      </Stars>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </Frame>
  );
};

const Frame = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

const Label = styled.p`
  font-size: ${size.small};
  font-weight: ${font.strong};
  line-height: 1.4;
`;

const Stars = styled.div`
  display: flex;
  margin-inline-start: -${space[1]};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${colour.accent};
    outline-offset: -${space.half};
    border-radius: ${radius.control};
  }
`;

const StarIcon = styled(Icon)<{ $on: boolean }>`
  width: 1.625rem;
  height: 1.625rem;
  stroke-width: 1.5;
  color: ${({ $on }) => ($on ? colour.accent : colour.lineStrong)};
  fill: ${({ $on }) => ($on ? 'currentColor' : 'none')};
`;
