import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { useHydrated } from '@caravan/shared/ui';
import { useWatchListQuery, WATCH_LIST_SIZE } from '../../api/watchListApi';
import { VehicleGridSkeleton } from '../../components/vehicle/VehicleGrid';
import { watched } from '../../state/collected';
import { WatchedGrid } from './WatchedGrid';

interface WatchedVehiclesProps {
  readonly compared: readonly string[];
  readonly search: URLSearchParams;
}

/** Vehicles that stand for a list whose length nobody knows yet. */
const LIKELY = 4;

/** This browser's watch list: the server knows it by the browser's id, so there is nothing of it before the browser asks. */
export const WatchedVehicles = ({ compared, search }: WatchedVehiclesProps): ReactElement => {
  const t = useTexts('marketplace');
  const { visitor } = useSite();
  const hydrated = useHydrated();
  const place = useFocusOnReturn(compared.length > 0);
  const expected = watched.ids.use().length || LIKELY;
  const query = useWatchListQuery(hydrated ? { ...visitor(), current: 1, size: WATCH_LIST_SIZE } : skipToken);
  return (
    <Place ref={place} tabIndex={-1} aria-label={t('watchList.list')}>
      <noscript>
        <p>{t('watchList.noScript')}</p>
      </noscript>
      {hydrated ? (
        <Fetched query={query} skeleton={<Waiting count={expected} />} failure={t('watchList.failed')}>
          {({ data }) => (
            <WatchedGrid
              vehicles={data}
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

/** Closing the comparison takes the focus with it: reading goes on at the list. */
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

/** As high as a screen: what follows does not move in sight, however long the list turns out to be. */
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

/** In place of the line above the list. */
const Line = styled.div`
  height: 4rem;
`;
