import { useId } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, radius, size, space } from '@caravan/shared/theme';

export const PlacesBar = ({
  usedPlaces,
  totalPlaces,
}: {
  readonly usedPlaces: number;
  readonly totalPlaces: number;
}) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const id = useId();
  return (
    <div>
      <Bar value={Math.min(usedPlaces, totalPlaces)} max={totalPlaces} aria-labelledby={id} />
      <Text id={id}>
        {t('prize.places', { taken: formatNumber(usedPlaces, lang), all: formatNumber(totalPlaces, lang) })}
      </Text>
    </div>
  );
};

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 0.625rem;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.round};
  background: ${colour.line};
  color: ${colour.accent};
  &::-webkit-progress-bar {
    background: ${colour.line};
  }
  &::-webkit-progress-value {
    background: ${colour.accent};
  }
  @supports selector(::-moz-progress-bar) {
    &::-moz-progress-bar {
      background: ${colour.accent};
    }
  }
`;

const Text = styled.p`
  margin-top: ${space[1]};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
`;
