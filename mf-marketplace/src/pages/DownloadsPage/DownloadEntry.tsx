import { Download } from 'lucide-react';
import type { MouseEvent, ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import type { DownloadItem } from '@caravan/shared/contracts/calls';
import { ButtonLink, Picture, VisuallyHidden } from '@caravan/shared/ui';
import { Item, Kind, Name, Tips, Words } from './DownloadShelf.styles';
import { kindOf } from './kindOf';

interface DownloadEntryProps {
  readonly item: DownloadItem;
  /** The first of the page. */
  readonly opens: boolean;
  readonly onAsk: () => void;
}

/** A file to download. Without scripts its button is what it is: a link to the file. */
export const DownloadEntry = ({ item, opens, onAsk }: DownloadEntryProps): ReactElement => {
  const t = useTexts('marketplace');
  const handleClick = (event: MouseEvent): void => {
    // Whoever asks for a new tab or window gets it.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAsk();
  };
  return (
    <Item $opens={opens}>
      <Picture src={item.image} alt="" width={1200} height={750} ratio="3/2" priority={opens} />
      <Words $opens={opens}>
        <Kind>{kindOf(item.link)}</Kind>
        <Name $opens={opens}>{item.name}</Name>
        {item.tips !== '' && <Tips>{item.tips}</Tips>}
        <ButtonLink
          href={item.link}
          download
          variant={opens ? 'primary' : 'secondary'}
          icon={<Download aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={handleClick}
        >
          {t('downloads.download')} <VisuallyHidden>{item.name}</VisuallyHidden>
        </ButtonLink>
      </Words>
    </Item>
  );
};
