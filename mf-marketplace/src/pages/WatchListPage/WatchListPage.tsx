import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { LoadArguments, RemotePage } from '@caravan/shared/contracts';
import { prefetch } from '@caravan/shared/store';
import { PageHeading } from '@caravan/shared/ui';
import { vehicleApi } from '../../api/vehicleApi';
import { PageColumn } from '../../components/PageColumn';
import { comparedIn } from './compareView';
import { Comparison } from './comparison/Comparison';
import { WatchedVehicles } from './WatchedVehicles';

const WatchListPage = (): ReactElement => {
  const { t } = useTranslation('marketplace');
  const [search] = useSearchParams();
  const compared = comparedIn(search);
  return (
    <PageColumn>
      <PageHeading title={t('watchList.title')} lead={t('watchList.lead')} />
      {compared.length > 0 && <Comparison ids={compared} search={search} />}
      <WatchedVehicles compared={compared} search={search} />
    </PageColumn>
  );
};

/** Whose list it is only the browser knows; what is compared stands in the address. */
const load = async ({ context, url }: LoadArguments): Promise<void> => {
  const { lang } = context;
  const { getFinderVehicleDetail } = vehicleApi.endpoints;
  const ids = comparedIn(url.searchParams);
  await Promise.all(ids.map((id) => prefetch(context, getFinderVehicleDetail, { id, lang })));
};

export const page: RemotePage = { Component: WatchListPage, load };
