import { useLayoutEffect, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, space } from '@caravan/shared/theme';
import { VehicleGrid } from '../../components/vehicle/VehicleGrid';
import { watched } from '../../state/collected';
import { CompareBar } from './CompareBar';
import { EmptyList } from './EmptyList';
import { useChoice } from './useChoice';
import { WatchedItem } from './WatchedItem';
import { isThere, type WatchedThing } from './watchedThings';

interface WatchedGridProps {
  readonly things: readonly WatchedThing[];
  /** Time of the call, unix ms. */
  readonly askedAt: number;
  readonly compared: readonly string[];
  readonly search: URLSearchParams;
  /** Called when the choice is cleared: the bar is gone afterwards, and the focus with it. */
  readonly onClear: () => void;
}

/** The watched vehicles and cars; one that is taken off keeps its place, with the way back, while the page is open. */
export const WatchedGrid = ({ things, askedAt, compared, search, onClear }: WatchedGridProps): ReactElement => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const ids = watched.ids.use();
  const left = things.filter(({ key }) => ids.includes(key));
  const comparable = left.filter(isThere);
  const { chosen, tooMany, toggle, clear } = useChoice(
    compared,
    comparable.map(({ key }) => key),
  );
  // Before the first picture: a vehicle that was watched elsewhere must not look taken off.
  useLayoutEffect(() => {
    watched.agree(
      things.map(({ key }) => key),
      askedAt,
    );
  }, [things, askedAt]);
  const handleClear = (): void => {
    clear();
    onClear();
  };
  if (things.length === 0) return <EmptyList />;
  const canCompare = things.filter(isThere).length > 1;
  const choice = comparable.filter(({ key }) => chosen.includes(key));
  return (
    <>
      <Line>
        <span>{t('watchList.count', { number: formatNumber(left.length, lang) })}</span>
        {canCompare && <span>{t('watchList.compareHint')}</span>}
      </Line>
      <Grid>
        {things.map((thing) => (
          <WatchedItem
            key={thing.key}
            thing={thing}
            isChosen={chosen.includes(thing.key)}
            onChoose={canCompare ? () => toggle(thing.key) : undefined}
          />
        ))}
      </Grid>
      {choice.length > 0 && <CompareBar choice={choice} tooMany={tooMany} search={search} onClear={handleClear} />}
    </>
  );
};

/** What gets the focus stops above the bar that stays in view. */
const Grid = styled(VehicleGrid)`
  :is(a, input, button) {
    scroll-margin-block-end: 9rem;
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: 3rem;
  margin-bottom: ${space[3]};
  padding-block: ${space[1]};
  border-block: 1px solid ${colour.line};
  color: ${colour.inkSoft};
  > :first-child {
    color: ${colour.ink};
    font-weight: 600;
  }
`;
