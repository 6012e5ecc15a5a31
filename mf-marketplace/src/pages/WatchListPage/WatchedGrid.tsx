import { useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@caravan/shared/format';
import { lazyPart } from '@caravan/shared/page';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, space } from '@caravan/shared/theme';
import { ButtonLink, EmptyState, ButtonRow } from '@caravan/shared/ui';
import { VehicleGrid } from '../../components/vehicle/VehicleGrid';
import { isAccountList, watchedItems } from '../../state/collected';
import { WatchedItem } from './WatchedItem';
import { isAvailable, type WatchedEntry } from './watchedEntries';
import { CARS_PATH, VEHICLES_PATH } from '../../api/listView';
import { MAX_COMPARED } from './compareView';

const CompareBar = lazyPart(async () => (await import(/* webpackChunkName: "comparison" */ './CompareBar')).CompareBar);

interface WatchedGridProps {
  readonly entries: readonly WatchedEntry[];
  /** Time of the call, unix ms. */
  readonly requestedAt: number;
  /** Whether a newer call is running. `requestedAt` is then the time of that call, and `entries` are still older ones. */
  readonly isFetching: boolean;
  readonly compared: readonly string[];
  readonly search: URLSearchParams;
  /** Called when the visitor clears the choice. The bar disappears then, so the caller moves the focus. */
  readonly onClear: () => void;
}

/** The watched vehicles and cars. A removed one stays as an entry with an undo button while the page is open. */
export const WatchedGrid = ({ entries, requestedAt, isFetching, compared, search, onClear }: WatchedGridProps) => {
  const t = useTexts('marketplace');
  const { lang, session } = useSite();
  const ids = watchedItems.ids.use();
  const remaining = entries.filter(({ key }) => ids.includes(key));
  const comparable = remaining.filter(isAvailable);
  const { chosen, tooMany, toggle, clear } = useChoice(
    compared,
    comparable.map(({ key }) => key),
  );
  // Before the first paint, so that a vehicle that was watched on another device does not look removed.
  useLayoutEffect(() => {
    if (isFetching) return;
    watchedItems.adopt(
      entries.map(({ key }) => key),
      requestedAt,
    );
    isAccountList.write(session.status === 'in');
  }, [entries, requestedAt, isFetching, session.status]);
  const handleClear = (): void => {
    clear();
    onClear();
  };
  if (entries.length === 0) return <EmptyList />;
  const canCompare = entries.filter(isAvailable).length > 1;
  const choice = comparable.filter(({ key }) => chosen.includes(key));
  return (
    <>
      <Line>
        <span>{t('watchList.count', { number: formatNumber(remaining.length, lang) })}</span>
        {canCompare && <span>{t('watchList.compareHint')}</span>}
      </Line>
      <Grid>
        {entries.map((entry) => (
          <WatchedItem
            key={entry.key}
            entry={entry}
            isChosen={chosen.includes(entry.key)}
            onChoose={canCompare ? () => toggle(entry.key) : undefined}
          />
        ))}
      </Grid>
      {choice.length > 0 && <CompareBar choice={choice} tooMany={tooMany} search={search} onClear={handleClear} />}
    </>
  );
};

/** Links to the lists if nothing is watched. */
const EmptyList = () => {
  const t = useTexts('marketplace');
  return (
    <EmptyState
      title={t('watchList.empty')}
      text={t('watchList.emptyText')}
      action={
        <ButtonRow>
          <ButtonLink to={CARS_PATH} variant="primary">
            {t('watchList.toCatalogue')}
          </ButtonLink>
          <ButtonLink to={VEHICLES_PATH}>{t('watchList.toFinder')}</ButtonLink>
        </ButtonRow>
      }
    />
  );
};

/** State of the choice for a comparison, in the order of choosing. `tooMany` is true if the last choice exceeded the maximum. */
const useChoice = (initial: readonly string[], remaining: readonly string[]) => {
  const [choice, setChoice] = useState({ chosen: initial, tooMany: false });
  const chosen = choice.chosen.filter((id) => remaining.includes(id));
  const isFull = chosen.length >= MAX_COMPARED;
  return {
    chosen,
    tooMany: choice.tooMany && isFull,
    toggle: (id: string): void => {
      if (chosen.includes(id)) setChoice({ chosen: chosen.filter((chosenId) => chosenId !== id), tooMany: false });
      else if (isFull) setChoice({ chosen, tooMany: true });
      else setChoice({ chosen: [...chosen, id], tooMany: false });
    },
    clear: (): void => setChoice({ chosen: [], tooMany: false }),
  };
};

/** Keeps focused elements above the sticky bar. */
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
