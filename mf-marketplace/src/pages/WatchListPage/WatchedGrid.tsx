import { useLayoutEffect, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { FinderVehicle } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, space } from '@caravan/shared/theme';
import { VehicleGrid } from '../../components/vehicle/VehicleGrid';
import { watched } from '../../state/collected';
import { CompareBar } from './CompareBar';
import { EmptyList } from './EmptyList';
import { useChoice } from './useChoice';
import { WatchedItem } from './WatchedItem';

interface WatchedGridProps {
  readonly vehicles: readonly FinderVehicle[];
  /** When the server was asked for them, unix ms. */
  readonly askedAt: number;
  readonly compared: readonly string[];
  readonly search: URLSearchParams;
  /** Called when the choice is cleared: the bar is gone afterwards, and the focus with it. */
  readonly onClear: () => void;
}

/** The watched vehicles; one that is taken off keeps its place, with the way back, while the page is open. */
export const WatchedGrid = ({ vehicles, askedAt, compared, search, onClear }: WatchedGridProps): ReactElement => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const ids = watched.ids.use();
  const left = vehicles.filter(({ itemId }) => ids.includes(itemId));
  const { chosen, tooMany, toggle, clear } = useChoice(
    compared,
    left.map(({ itemId }) => itemId),
  );
  // Before the first picture: a vehicle that was watched elsewhere must not look taken off.
  useLayoutEffect(() => {
    watched.agree(
      vehicles.map(({ itemId }) => itemId),
      askedAt,
    );
  }, [vehicles, askedAt]);
  const handleClear = (): void => {
    clear();
    onClear();
  };
  if (vehicles.length === 0) return <EmptyList />;
  const choice = left.filter(({ itemId }) => chosen.includes(itemId));
  return (
    <>
      <Line>
        <span>{t('watchList.count', { number: formatNumber(left.length, lang) })}</span>
        {vehicles.length > 1 && <span>{t('watchList.compareHint')}</span>}
      </Line>
      <Grid>
        {vehicles.map((vehicle) => (
          <WatchedItem
            key={vehicle.itemId}
            vehicle={vehicle}
            isChosen={chosen.includes(vehicle.itemId)}
            onChoose={vehicles.length > 1 ? () => toggle(vehicle.itemId) : undefined}
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
