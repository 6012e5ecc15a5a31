import { Download } from '@caravan/shared/icons';
import type { MouseEvent, ReactElement } from 'react';
import { useSite, useTexts } from '@caravan/shared/site';
import type { DownloadFile, DownloadItem } from '@caravan/shared/contracts/calls';
import { ButtonLink, Picture, VisuallyHidden } from '@caravan/shared/ui';
import { filesOf, formatFile } from '../../components/files';
import { Formats, Item, Kind, Name, Tips, Words } from './DownloadShelf.styles';

interface DownloadEntryProps {
  readonly item: DownloadItem;
  /** The first of the page. */
  readonly opens: boolean;
  readonly onAsk: (file: DownloadFile) => void;
}

/** A file to download, in each of its formats. Without scripts a button is what it is: a link to the file. */
export const DownloadEntry = ({ item, opens, onAsk }: DownloadEntryProps): ReactElement => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const files = filesOf(item.files, item.link);
  const handleClick = (event: MouseEvent, file: DownloadFile): void => {
    // Whoever asks for a new tab or window gets it.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAsk(file);
  };
  return (
    <Item $opens={opens}>
      <Picture src={item.image} alt="" width={1200} height={750} ratio="3/2" priority={opens} />
      <Words $opens={opens}>
        <Kind>{files.map((file) => formatFile(file, lang)).join(' · ')}</Kind>
        <Name $opens={opens}>{item.name}</Name>
        {item.tips !== '' && <Tips>{item.tips}</Tips>}
        <Formats>
          {files.map((file, place) => (
            <ButtonLink
              key={file.link}
              href={file.link}
              download
              variant={place > 0 ? 'quiet' : opens ? 'primary' : 'secondary'}
              icon={place === 0 && <Download />}
              aria-haspopup="dialog"
              onClick={(event) => handleClick(event, file)}
            >
              {place === 0 && t('downloads.download')} {files.length > 1 && file.format.toUpperCase()}{' '}
              <VisuallyHidden>{item.name}</VisuallyHidden>
            </ButtonLink>
          ))}
        </Formats>
      </Words>
    </Item>
  );
};
