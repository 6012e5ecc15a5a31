import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RemotePage } from '@caravan/shared/contracts';
import { Fetched, useSite } from '@caravan/shared/site';
import { prefetch } from '@caravan/shared/store';
import { VisuallyHidden } from '@caravan/shared/ui';
import { answerIn } from '../../api/answerIn';
import { isUnknown, orNotFound } from '../../api/orNotFound';
import { possibleId } from '../../api/possibleId';
import { allVehicles, useGetFinderVehicleDetailQuery, vehicleApi } from '../../api/vehicleApi';
import { FINDER_ADDRESS } from '../../components/finderAddress';
import { Gone } from '../../components/Gone';
import { PageColumn } from '../../components/PageColumn';
import { vehicleMeta } from './vehicleMeta';
import { VehicleSkeleton } from './VehicleSkeleton';
import { VehicleView } from './VehicleView';

const VehiclePage = (): ReactElement => {
  const { t } = useTranslation('marketplace');
  const { lang } = useSite();
  const { itemId = '' } = useParams();
  const query = useGetFinderVehicleDetailQuery({ id: itemId, lang });
  // The page is of one vehicle: that of the address before is nothing to look at meanwhile.
  const ofThis = { ...query, data: query.currentData };
  return (
    <PageColumn>
      {isUnknown(query.error) ? (
        <Gone
          title={t('vehiclePage.gone.title')}
          text={t('vehiclePage.gone.text')}
          to={FINDER_ADDRESS}
          link={t('vehiclePage.gone.action')}
        />
      ) : (
        <>
          {(ofThis.data === undefined || query.error !== undefined) && (
            <VisuallyHidden as="h1">{t('vehiclePage.title')}</VisuallyHidden>
          )}
          <Fetched query={ofThis} skeleton={<VehicleSkeleton />} failure={t('vehiclePage.failed')}>
            {(vehicle) => <VehicleView key={vehicle.itemId} vehicle={vehicle} />}
          </Fetched>
        </>
      )}
    </PageColumn>
  );
};

export const page: RemotePage = {
  Component: VehiclePage,
  load: async ({ context, params }) => {
    const id = possibleId(params['itemId']);
    await orNotFound(prefetch(context, vehicleApi.endpoints.getFinderVehicleDetail, { id, lang: context.lang }));
  },
  meta: ({ params: { itemId = '' }, lang, currency, state }) => {
    const vehicle = answerIn(state, vehicleApi.endpoints.getFinderVehicleDetail, { id: itemId, lang });
    return vehicle ? vehicleMeta(vehicle, lang, currency) : {};
  },
  addresses: async (context) => (await allVehicles(context)).map(({ itemId }) => `/detail/${itemId}`),
};
