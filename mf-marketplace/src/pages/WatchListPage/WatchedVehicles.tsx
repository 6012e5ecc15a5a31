import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useRef, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { useHydrated } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { keysOf, WATCH_LIST_SIZE, type WatchListAnswer } from '../../state/watchList';
import { DemoNote } from '../../components/DemoNote';
import { VehicleGridSkeleton } from '../../components/vehicle/VehicleGrid';
import { watchedItems } from '../../state/collected';
import { WatchedGrid } from './WatchedGrid';
import { useOwnAnswer } from './useOwnAnswer';
import { entriesOf } from './watchedEntries';

export interface WatchListView {
  readonly compared: readonly string[];
  readonly search: URLSearchParams;
}

/** Number of skeletons for a list of unknown length. */
const DEFAULT_COUNT = 4;

/** The watch list of the account or, without one, of this browser. It loads after hydration, because the server knows neither. */
export const WatchedVehicles = ({ compared, search }: WatchListView) => {
  const t = useTexts('marketplace');
  const { visitor, session } = useSite();
  const hydrated = useHydrated();
  const section = useFocusOnReturn(compared.length > 0);
  const ids = watchedItems.ids.use();
  const expected = ids.length || DEFAULT_COUNT;
  const isKnown = hydrated && session.status !== 'unknown';
  const query = useOwnAnswer(
    api.query('watchList').useQuery(isKnown ? { ...visitor(), current: 1, size: WATCH_LIST_SIZE } : skipToken),
  );
  useRefetch(query, ids);
  return (
    <Frame ref={section} tabIndex={-1} aria-label={t('watchList.list')}>
      <noscript>
        <p>{t('watchList.noScript')}</p>
      </noscript>
      {hydrated ? (
        <Fetched query={query} skeleton={<ListSkeleton count={expected} />} failure={t('watchList.failed')}>
          {(list) => (
            <WatchedList
              list={list}
              requestedAt={query.startedTimeStamp ?? 0}
              isFetching={query.isFetching}
              compared={compared}
              search={search}
              onClear={() => section.current?.focus({ preventScroll: true })}
            />
          )}
        </Fetched>
      ) : (
        <ListSkeleton count={expected} />
      )}
    </Frame>
  );
};

interface ListQuery {
  readonly data?: WatchListAnswer | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * Fetches again if this browser watches something that the answer lacks: another tab has added it, or the call that adds it ended later.
 * Once for each id, because the next answer may lack it too.
 */
const useRefetch = ({ data, isFetching, refetch }: ListQuery, ids: readonly string[]): void => {
  const requested = useRef<readonly string[]>([]);
  useEffect(() => {
    if (data === undefined || isFetching) return undefined;
    let isCurrent = true;
    const known = keysOf(data);
    void watchedItems.whenSettled().then(() => {
      if (!isCurrent) return;
      // Not `ids`: the list has adopted the answer since, and a failed call has removed its id.
      const missing = watchedItems.ids.read().filter((id) => !known.includes(id));
      const isNew = missing.some((id) => !requested.current.includes(id));
      requested.current = missing;
      if (isNew) void refetch();
    });
    return () => {
      isCurrent = false;
    };
  }, [data, ids, isFetching, refetch]);
};

interface WatchedListProps extends Omit<ComponentProps<typeof WatchedGrid>, 'entries'> {
  readonly list: WatchListAnswer;
}

const WatchedList = ({ list, ...rest }: WatchedListProps) => {
  const entries = useMemo(() => entriesOf(list), [list]);
  return (
    <>
      <DemoNote kind="list" items={[...list.data, ...list.cars]} />
      <WatchedGrid entries={entries} {...rest} />
    </>
  );
};

/** Focuses the list when the comparison closes. */
const useFocusOnReturn = (isComparing: boolean) => {
  const section = useRef<HTMLElement>(null);
  const wasComparing = useRef(isComparing);
  useEffect(() => {
    if (wasComparing.current && !isComparing) section.current?.focus({ preventScroll: true });
    wasComparing.current = isComparing;
  }, [isComparing]);
  return section;
};

const ListSkeleton = ({ count }: { readonly count: number }) => (
  <Scripted>
    <Line />
    <VehicleGridSkeleton count={count} />
  </Scripted>
);

const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
  /* Space for the controls of an entry, and for its longer words. */
  li {
    padding-bottom: 5.5rem;
  }
`;

/** Hides the content below until the list has loaded, so that it does not shift visibly. */
const Frame = styled.section`
  outline: none;
  padding-bottom: ${space[6]};
  @media (scripting: enabled) {
    &:has(${Scripted}) ~ * {
      visibility: hidden;
    }
  }
`;

const Line = styled.div`
  height: 4.5rem;
`;
