import { useState, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import type { DownloadFile, DownloadItem } from '@caravan/shared/contracts/calls';
import { EmptyState, TextLink } from '@caravan/shared/ui';
import { DownloadDialog } from './DownloadDialog';
import { DownloadEntry } from './DownloadEntry';
import { Shelf } from './DownloadShelf.styles';

interface Asked {
  readonly item: DownloadItem;
  readonly file: DownloadFile;
}

/** The files; one that is pressed is asked about first. */
export const DownloadShelf = ({ items }: { readonly items: readonly DownloadItem[] }): ReactElement => {
  const t = useTexts('marketplace');
  const [asked, setAsked] = useState<Asked | null>(null);
  if (items.length === 0) {
    return <EmptyState title={t('downloads.empty')} action={<TextLink to="/home">{t('downloads.toHome')}</TextLink>} />;
  }
  return (
    <>
      <Shelf>
        {items.map((item, place) => (
          <DownloadEntry
            key={`${item.link} ${place}`}
            item={item}
            opens={place === 0}
            onAsk={(file) => setAsked({ item, file })}
          />
        ))}
      </Shelf>
      {asked !== null && <DownloadDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
};
