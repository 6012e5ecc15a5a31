import type { MouseEvent } from 'react';
import { css, styled } from 'styled-components';
import { colour, font, media, size, space } from '@caravan/shared/theme';
import { useSite, useTexts } from '@caravan/shared/site';
import { saveFile } from '@caravan/shared/storage';
import { isPlainClick } from '@caravan/shared/ui';
import { addressOf, type Configuration } from '../../catalogue/address';
import { pictureOf, showcase } from '../../catalogue/pictures';
import { renderPng } from './pictureFile';

interface ShareActionsProps {
  readonly configuration: Configuration;
  /** Share of the width that a compared item has, in per cent. */
  readonly sharePercent: number;
}

/** Offers the configuration as a link and as a picture. Without JavaScript, one link leads to the page and the other to the SVG. */
export const ShareActions = ({ configuration, sharePercent }: ShareActionsProps) => {
  const t = useTexts('colour-viewer');
  const { toast } = useSite();
  const { selection, view, pinned } = configuration;
  const { item } = selection;
  const address = addressOf(item, configuration);
  const { src } = pictureOf(item, view, pinned);
  const parts = [
    { src, share: 1 },
    ...(pinned ? [{ src: pictureOf(pinned, view, item).src, share: sharePercent / 100 }] : []),
  ];
  const name =
    [showcase, ...(pinned ? [pinned] : []), item].map(({ folder }) => folder).join('-') +
    `-${view}${pinned ? `-${sharePercent}` : ''}`;

  const handleShare = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(new URL(address, location.origin).href);
      toast({ text: t('takeAway.copied'), tone: 'success' });
    } catch {
      toast({ text: t('takeAway.copyFailed'), tone: 'error' });
    }
  };

  const handleDownload = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      saveFile(await renderPng(parts), `${name}.png`);
    } catch {
      toast({ text: t('takeAway.downloadFailed'), tone: 'error' });
    }
  };

  return (
    <Line>
      <Action href={address} onClick={handleShare}>
        {t('takeAway.share')}
      </Action>
      <Action href={src} download={`${name}.svg`} onClick={handleDownload}>
        {t('takeAway.download')}
      </Action>
    </Line>
  );
};

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  margin-top: ${space[1]};
`;

export const actionStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${colour.accent};
  font-size: ${size.small};
  font-weight: ${font.strong};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: ${colour.accentStrong};
      text-decoration: underline;
    }
  }
`;

const Action = styled.a`
  ${actionStyle}
`;
