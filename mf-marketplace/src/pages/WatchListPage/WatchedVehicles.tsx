import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useRef, type ComponentProps, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { useHydrated } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { keysOf, WATCH_LIST_SIZE, type WatchedAll } from '../../state/watchList';
import { VehicleGridSkeleton } from '../../components/vehicle/VehicleGrid';
import { watched } from '../../state/collected';
import { WatchedGrid } from './WatchedGrid';
import { thingsOf } from './watchedThings';

interface WatchedVehiclesProps {
  readonly compared: readonly string[];
  readonly search: URLSearchParams;
}

/** Number of skeletons for a list of unknown length. */
const LIKELY = 4;

/** The watch list of this browser, or of who is signed in: only the browser knows whose it is, so there is nothing of it before the browser asks. */
export const WatchedVehicles = ({ compared, search }: WatchedVehiclesProps): ReactElement => {
  const t = useTexts('marketplace');
  const { visitor, session } = useSite();
  const hydrated = useHydrated();
  const place = useFocusOnReturn(compared.length > 0);
  const ids = watched.ids.use();
  const expected = ids.length || LIKELY;
  // The session names the owner, so signing in or out changes the list.
  const owner = session.status;
  const isKnown = hydrated && owner !== 'unknown';
  const query = api
    .query('watchList')
    .useQuery(isKnown ? { ...visitor(), current: 1, size: WATCH_LIST_SIZE } : skipToken);
  useAnew(query, ids.join(), owner);
  return (
    <Place ref={place} tabIndex={-1} aria-label={t('watchList.list')}>
      <noscript>
        <p>{t('watchList.noScript')}</p>
      </noscript>
      {hydrated ? (
        <Fetched query={query} skeleton={<Waiting count={expected} />} failure={t('watchList.failed')}>
          {(list) => (
            <Watched
              list={list}
              askedAt={query.startedTimeStamp ?? 0}
              compared={compared}
              search={search}
              onClear={() => place.current?.focus({ preventScroll: true })}
            />
          )}
        </Fetched>
      ) : (
        <Waiting count={expected} />
      )}
    </Place>
  );
};

interface ListQuery {
  readonly data?: WatchedAll | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Fetches again if another tab has added something, or if the owner has changed. */
const useAnew = ({ data, isFetching, refetch }: ListQuery, ids: string, owner: string): void => {
  const asked = useRef(owner);
  useEffect(() => {
    const isOthers = asked.current !== owner && asked.current !== 'unknown';
    asked.current = owner;
    if (data === undefined || isFetching) return;
    const known = keysOf(data);
    if (isOthers || ids.split(',').some((id) => id !== '' && !known.includes(id))) void refetch();
    // oxlint-disable-next-line exhaustive-deps -- once for each change of the list that the browser keeps
  }, [ids, owner]);
};

interface WatchedProps extends Omit<ComponentProps<typeof WatchedGrid>, 'things'> {
  readonly list: WatchedAll;
}

const Watched = ({ list, ...rest }: WatchedProps): ReactElement => {
  const things = useMemo(() => thingsOf(list), [list]);
  return <WatchedGrid things={things} {...rest} />;
};

/** Focuses the list when the comparison closes. */
const useFocusOnReturn = (isComparing: boolean) => {
  const place = useRef<HTMLElement>(null);
  const before = useRef(isComparing);
  useEffect(() => {
    if (before.current && !isComparing) place.current?.focus({ preventScroll: true });
    before.current = isComparing;
  }, [isComparing]);
  return place;
};

const Waiting = ({ count }: { readonly count: number }): ReactElement => (
  <Scripted>
    <Line />
    <VehicleGridSkeleton count={count} />
  </Scripted>
);

/** As high as the viewport, so that content below does not shift visibly when the list loads. */
const Place = styled.section`
  outline: none;
  min-height: 100dvh;
  padding-bottom: ${space[6]};
  @media (scripting: none) {
    min-height: 0;
  }
`;

const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Replaces the line above the list. */
const Line = styled.div`
  height: 4rem;
`;
