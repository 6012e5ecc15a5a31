import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { LoadArguments, RemoteContext, RemotePage } from '@caravan/shared/contracts';
import { Fetched } from '@caravan/shared/site';
import { prefetch } from '@caravan/shared/store';
import { VisuallyHidden } from '@caravan/shared/ui';
import { allPages } from '../../api/allPages';
import { fetchedAnswer } from '../../api/answerIn';
import { carApi, useGetUsedCarInfoQuery } from '../../api/carApi';
import { isUnknown, orNotFound } from '../../api/orNotFound';
import { possibleId } from '../../api/possibleId';
import { Gone } from '../../components/Gone';
import { PageColumn } from '../../components/PageColumn';
import { CarDetail } from './CarDetail';
import { CarSkeleton } from './CarSkeleton';
import { UnknownTitle } from './CarTitle';
import { carMeta } from './carMeta';
import { cataloguePath } from './carTexts';

const CarPage = (): ReactElement => {
  const { t } = useTranslation('marketplace');
  const { id = '' } = useParams();
  const query = useGetUsedCarInfoQuery({ id });
  // Not the car of the address before, which `data` is while this one's is under way.
  const ofThis = { ...query, data: query.currentData };
  if (isUnknown(query.error)) {
    return (
      <PageColumn>
        <Gone
          title={t('carPage.gone.title')}
          text={t('carPage.gone.text')}
          to={cataloguePath()}
          link={t('carPage.gone.action')}
        />
      </PageColumn>
    );
  }
  return (
    <PageColumn>
      {query.error !== undefined && <UnknownTitle />}
      {query.error === undefined && ofThis.data === undefined && (
        <VisuallyHidden as="h1">{t('carPage.title')}</VisuallyHidden>
      )}
      <Fetched query={ofThis} skeleton={<CarSkeleton />} failure={t('carPage.failed')}>
        {(car) => <CarDetail key={car.usedCarId} car={car} />}
      </Fetched>
    </PageColumn>
  );
};

/** The comparison loads after the detail: the server's page has both, a visitor on the way from page to page need not wait. */
const load = async ({ context, params }: LoadArguments): Promise<void> => {
  const id = possibleId(params['id']);
  const { getUsedCarInfo, carCompare } = carApi.endpoints;
  const car = await orNotFound(prefetch(context, getUsedCarInfo, { id }));
  if (car !== null && context.side === 'server') await prefetch(context, carCompare, { carIds: [id] });
};

/** For the sitemap: the cars of the catalogue, the newest first. */
const addresses = async (context: RemoteContext): Promise<readonly string[]> => {
  const cars = await allPages((place) => fetchedAnswer(context, carApi.endpoints.usedCarPage, place));
  return cars.map(({ usedCarId }) => `/car/model/detail/${encodeURIComponent(usedCarId)}`);
};

export const page: RemotePage = { Component: CarPage, load, meta: carMeta, addresses };
