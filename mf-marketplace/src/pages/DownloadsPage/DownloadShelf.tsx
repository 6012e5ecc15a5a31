import { useState } from 'react';
import { useTexts } from '@caravan/shared/site';
import type { DownloadFile, DownloadItem } from '@caravan/shared/contracts/calls';
import { EmptyState, TextLink } from '@caravan/shared/ui';
import { DownloadDialog } from './DownloadDialog';
import { DownloadEntry } from './DownloadEntry';
import { Shelf } from './DownloadShelf.styles';

interface Choice {
  readonly item: DownloadItem;
  readonly file: DownloadFile;
}

/** The list of files. A click on a file isFirst a dialog first. */
export const DownloadShelf = ({ items }: { readonly items: readonly DownloadItem[] }) => {
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
            onAsk={(file) => setChosen({ item, file })}
          />
        ))}
      </Shelf>
      {chosen !== null && <DownloadDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
};
