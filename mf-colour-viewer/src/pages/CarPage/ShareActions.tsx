import type { MouseEvent } from 'react';
import { css, styled } from 'styled-components';
import { colour, font, media, size, space } from '@caravan/shared/theme';
import { useSite, useTexts } from '@caravan/shared/site';
import { saveFile } from '@caravan/shared/storage';
import { isPlainClick } from '@caravan/shared/ui';
import { pictureOf, showcase, type View } from '../../catalogue/pictures';
import type { CatalogueItem } from '../../catalogue/catalogue';
import { renderPng } from './pictureFile';

interface ShareActionsProps {
  readonly item: CatalogueItem;
  readonly view: View;
  /** The compared item and its share of the width in per cent. */
  readonly compared: { readonly item: CatalogueItem; readonly sharePercent: number } | null;
  /** Path of this configuration. */
  readonly address: string;
}

/** Offers the configuration as a link and as a picture. Without JavaScript, one link leads to the page and the other to the SVG. */
export const ShareActions = ({ item, view, compared, address }: ShareActionsProps) => {
  const t = useTexts('colour-viewer');
  const { toast } = useSite();
  const { src } = pictureOf(item, view, compared?.item);
  const parts = [
    { src, share: 1 },
    ...(compared ? [{ src: pictureOf(compared.item, view, item).src, share: compared.sharePercent / 100 }] : []),
  ];
  const name =
    [showcase, ...(compared ? [compared.item] : []), item].map(({ folder }) => folder).join('-') +
    `-${view}${compared ? `-${compared.sharePercent}` : ''}`;

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
