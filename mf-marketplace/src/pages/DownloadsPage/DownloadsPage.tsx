import type { DownloadItem, DownloadFile } from '@caravan/shared/contracts/calls';
import type { PageProps } from '@caravan/shared/page';
import { Fetched, useTexts } from '@caravan/shared/site';
import { boundQuery, type BoundQuery } from '@caravan/shared/store';
import { usePageView } from '@caravan/shared/tracking';
import { PageHeading, EmptyState, TextLink, Skeleton } from '@caravan/shared/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { PageColumn } from '../../components/PageColumn';
import { definePage } from '../../define';
import { DownloadDialog } from './DownloadDialog';
import { DownloadEntry } from './DownloadEntry';
import { Shelf, Item, TextBlock } from './DownloadShelf.styles';

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

interface Choice {
  readonly item: DownloadItem;
  readonly file: DownloadFile;
}

/** The list of files. A click on a format opens a dialog before the download. */
const DownloadShelf = ({ items }: { readonly items: readonly DownloadItem[] }) => {
  const t = useTexts('marketplace');
  const [chosen, setChosen] = useState<Choice | null>(null);
  if (items.length === 0) {
    return <EmptyState title={t('downloads.empty')} action={<TextLink to="/home">{t('downloads.toHome')}</TextLink>} />;
  }
  return (
    <>
      <Shelf>
        {items.map((item, index) => (
          <DownloadEntry
            key={`${item.link} ${index}`}
            item={item}
            isFirst={index === 0}
            onChoose={(file) => setChosen({ item, file })}
          />
        ))}
      </Shelf>
      {chosen !== null && <DownloadDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
};

const ShelfSkeleton = () => (
  <Shelf>
    {Array.from({ length: 7 }, (_, index) => (
      <Item key={index} $isFirst={index === 0}>
        <Skeleton $ratio="3/2" />
        <TextBlock $isFirst={index === 0}>
          <Skeleton $height="1rem" $width="3rem" />
          <Skeleton $height="1.75rem" $width="85%" />
          <Skeleton $height="4.5rem" />
          <Skeleton $height="2.75rem" $width="9rem" />
        </TextBlock>
      </Item>
    ))}
  </Shelf>
);

export const page = definePage('downloads', {
  address: () => null,
  queries: () => ({ list: boundQuery(api.query('downloadList'), {}) }),
  View: DownloadsPage,
});
