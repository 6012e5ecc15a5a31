import type { DownloadItem } from '@caravan/shared/contracts/calls';
import type { PageProps } from '@caravan/shared/page';
import { Fetched, useTexts } from '@caravan/shared/site';
import { boundQuery, type BoundQuery } from '@caravan/shared/store';
import { usePageView } from '@caravan/shared/tracking';
import { PageHeading } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { PageColumn } from '../../components/PageColumn';
import { definePage } from '../../define';
import { DownloadShelf } from './DownloadShelf';
import { ShelfSkeleton } from './ShelfSkeleton';

type DownloadsProps = PageProps<null, { readonly list: BoundQuery<readonly DownloadItem[]> }>;

const DownloadsPage = ({ queries }: DownloadsProps) => {
  const t = useTexts('marketplace');
  usePageView('DOWNLOAD_PV');
  return (
    <PageColumn>
      <PageHeading title={t('downloads.title')} lead={t('downloads.lead')} />
      <Fetched query={queries.list.useQuery()} skeleton={<ShelfSkeleton />} failure={t('downloads.listFailed')}>
        {(items) => <DownloadShelf items={items} />}
      </Fetched>
    </PageColumn>
  );
};

export const page = definePage('downloads', {
  address: () => null,
  queries: () => ({ list: boundQuery(api.query('downloadList'), {}) }),
  View: DownloadsPage,
});
