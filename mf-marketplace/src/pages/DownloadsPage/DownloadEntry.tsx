import { Download, Icon } from '@caravan/shared/icons';
import type { MouseEvent } from 'react';
import { useSite, useTexts } from '@caravan/shared/site';
import type { DownloadFile, DownloadItem } from '@caravan/shared/contracts/calls';
import { ButtonLink, Picture, ButtonRow, isPlainClick } from '@caravan/shared/ui';
import { filesOf, formatFile } from '../../components/files';
import { Item, Kind, Name, Tips, TextBlock } from './DownloadShelf.styles';

interface DownloadEntryProps {
  readonly item: DownloadItem;
  /** True for the first file of the page, which is larger. */
  readonly isFirst: boolean;
  readonly onChoose: (file: DownloadFile) => void;
}

/** A file with a link for each format. With scripts the links open a dialog first. */
export const DownloadEntry = ({ item, isFirst, onChoose }: DownloadEntryProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const files = filesOf(item.files, item.link);
  const handleClick = (event: MouseEvent, file: DownloadFile): void => {
    // Visitors can still open the file in a new tab or window.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(file);
  };
  return (
    <Item $isFirst={isFirst}>
      <Picture src={item.image} alt="" width={1200} height={750} ratio="3/2" priority={isFirst} />
      <TextBlock $isFirst={isFirst}>
        <Kind>{files.map((file) => formatFile(file, lang)).join(' · ')}</Kind>
        <Name $isFirst={isFirst}>{item.name}</Name>
        {item.tips !== '' && <Tips>{item.tips}</Tips>}
        <ButtonRow>
          {files.map((file, index) => {
            const format = file.format.toUpperCase();
            const action = files.length > 1 ? t('downloads.downloadAs', { format }) : t('downloads.download');
            return (
              <ButtonLink
                key={file.link}
                href={file.link}
                download
                variant={index > 0 ? 'quiet' : isFirst ? 'primary' : 'secondary'}
                icon={<Icon of={Download} />}
                aria-label={`${action} ${item.name}`}
                aria-haspopup="dialog"
                onClick={(event) => handleClick(event, file)}
              >
                {files.length > 1 ? format : action}
              </ButtonLink>
            );
          })}
        </ButtonRow>
      </TextBlock>
    </Item>
  );
};
