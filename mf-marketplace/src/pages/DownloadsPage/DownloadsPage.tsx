import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadArguments, RemotePage } from '@caravan/shared/contracts';
import { Fetched } from '@caravan/shared/site';
import { prefetch } from '@caravan/shared/store';
import { usePageView } from '@caravan/shared/tracking';
import { PageHeading } from '@caravan/shared/ui';
import { downloadsApi, useDownloadListQuery } from '../../api/downloadsApi';
import { PageColumn } from '../../components/PageColumn';
import { DownloadShelf } from './DownloadShelf';
import { ShelfSkeleton } from './ShelfSkeleton';

const DownloadsPage = (): ReactElement => {
  const { t } = useTranslation('marketplace');
  const query = useDownloadListQuery({});
  usePageView('DOWNLOAD_PV');
  return (
    <PageColumn>
      <PageHeading title={t('downloads.title')} lead={t('downloads.lead')} />
      <Fetched query={query} skeleton={<ShelfSkeleton />} failure={t('downloads.listFailed')}>
        {(items) => <DownloadShelf items={items} />}
      </Fetched>
    </PageColumn>
  );
};

const load = async ({ context }: LoadArguments): Promise<void> => {
  await prefetch(context, downloadsApi.endpoints.downloadList, {});
};

export const page: RemotePage = { Component: DownloadsPage, load };
