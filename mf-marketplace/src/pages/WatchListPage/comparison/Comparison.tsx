import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { space, colour } from '@caravan/shared/theme';
import { ButtonLink, Heading, Skeleton, useHydrated, VisuallyHidden, Button } from '@caravan/shared/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { compareSearch } from '../compareView';
import { ComparedTable } from './ComparedTable';
import { api } from '../../../api/api';
import { DemoNote } from '../../../components/DemoNote';
import { parseWatchKey } from '../../../state/watchKey';
import { comparedCar, comparedVehicle } from './compared';

interface ComparisonProps {
  readonly ids: readonly string[];
  readonly search: URLSearchParams;
}

/** The comparison of the vehicles in the address. An unavailable vehicle is named and has no column. */
export const Comparison = ({ ids, search }: ComparisonProps) => {
  const t = useTexts('marketplace');
  const { words } = useSite();
  const { found, failed, isLoading } = useCompared(ids);
  const heading = useFocusOnChange(ids.join(), isLoading ? 0 : failed.length);
  return (
    <Frame aria-labelledby="comparison">
      <Head>
        <Heading level={2} id="comparison" ref={heading} tabIndex={-1}>
          {t('watchList.comparison')}
        </Heading>
        <ButtonLink size="small" to={{ search: compareSearch(search, []) }}>
          {t('watchList.close')}
        </ButtonLink>
      </Head>
      {isLoading ? (
        <div aria-busy="true">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton $height="40rem" />
        </div>
      ) : (
        <>
          {failed.map((vehicle) => (
            <Missing key={vehicle.id} {...vehicle} />
          ))}
          <DemoNote kind="list" items={found} />
          {found.length > 0 && <ComparedTable vehicles={found} />}
        </>
      )}
    </Frame>
  );
};

/**
 * Focuses the heading when the comparison opens or changes, but not if the page starts with it. Also focuses it when the retry button that
 * had the focus is gone.
 */
const useFocusOnChange = (idsKey: string, failedCount: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const before = useRef(hydrated ? '' : idsKey);
  useEffect(() => {
    if (before.current !== idsKey) heading.current?.focus({ preventScroll: true });
    before.current = idsKey;
  }, [idsKey]);
  const failedBefore = useRef(failedCount);
  useEffect(() => {
    const isFewer = failedCount < failedBefore.current;
    if (isFewer && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    failedBefore.current = failedCount;
  }, [failedCount]);
  return heading;
};

interface MissingProps {
  readonly id: string;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

const Missing = ({ id, isRetrying, retry }: MissingProps) => {
  const t = useTexts('marketplace');
  const { words } = useSite();
  return (
    <Line>
      <p>{t('watchList.missing', { id })}</p>
      <Button size="small" loading={isRetrying} onClick={retry}>
        {words.retry}
      </Button>
    </Line>
  );
};

/** Fetches a vehicle or a car. `retry` repeats its failed calls. */
const useComparedItem = (key: string | undefined) => {
  const { lang, country } = useSite();
  const t = useTexts('marketplace');
  const entry = key === undefined ? null : parseWatchKey(key);
  const vehicle = api
    .query('getFinderVehicleDetail')
    .useQuery(entry?.kind === 'vehicle' ? { id: entry.id, lang } : skipToken);
  const car = api.query('getUsedCarInfo').useQuery(entry?.kind === 'car' ? { id: entry.id } : skipToken);
  const table = api.query('carCompare').useQuery(entry?.kind === 'car' ? { carIds: [entry.id] } : skipToken);
  const landed = api.query('landedPrice').useQuery(entry?.kind === 'car' ? { id: entry.id } : skipToken);
  if (entry === null) return null;
  const { id, kind } = entry;
  if (kind === 'vehicle') {
    const found = vehicle.currentData && comparedVehicle(vehicle.currentData);
    return { id, found, error: vehicle.error, isFetching: vehicle.isFetching, retry: () => void vehicle.refetch() };
  }
  // A car without its receipts shows the other lines.
  const isPriced = landed.currentData !== undefined || landed.error !== undefined;
  const receipt = landed.currentData?.find((each) => each.country === country);
  const found =
    car.currentData && table.currentData && isPriced
      ? comparedCar({ car: car.currentData, table: table.currentData, receipt }, t, lang)
      : undefined;
  const retry = (): void => {
    for (const query of [car, table]) if (query.error) void query.refetch();
  };
  return { id, found, error: car.error ?? table.error, isFetching: car.isFetching || table.isFetching, retry };
};

/** Fetches two to four vehicles and cars. `failed` lists the unavailable ones. */
const useCompared = ([first, second, third, fourth]: readonly string[]) => {
  // The number of hook calls must be constant. Four is the maximum of a comparison.
  const items = [useComparedItem(first), useComparedItem(second), useComparedItem(third), useComparedItem(fourth)];
  const queries = items.filter((item) => item !== null);
  const failed = queries.filter(({ found }) => found === undefined);
  return {
    found: queries.flatMap(({ found }) => found ?? []),
    failed: failed.map(({ id, isFetching, retry }) => ({ id, isRetrying: isFetching, retry })),
    // Keeps the failure during a retry.
    isLoading: failed.some(({ error }) => error === undefined),
  };
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  margin-bottom: ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-inline-start: ${space.half} solid ${colour.bad};
  background: ${colour.badWash};
`;

const Frame = styled.section`
  padding-bottom: ${space[6]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  padding-bottom: ${space[2]};
`;
