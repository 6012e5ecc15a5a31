import { ArrowUpRight, Icon, Play } from '@caravan/shared/icons';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Picture } from '@caravan/shared/ui';
import { PIXELS } from './GallerySlide';
import { MoreTile, Thumbnail, ThumbnailList } from './Gallery.styles';
import { isVideo, posterOf } from './media';

/** Link to a page of another site with more pictures. */
export interface MorePictures {
  readonly href: string;
  readonly text: string;
}

interface GalleryThumbnailsProps {
  readonly media: readonly string[];
  readonly index: number;
  /** Returns the element id of a slide. The links work without scripts. */
  readonly idOf: (slide: number) => string;
  readonly onShow: (index: number) => void;
  readonly more: MorePictures | undefined;
}

/** Thumbnails that show their picture, and a link to more pictures. */
export const GalleryThumbnails = ({ media, index, idOf, onShow, more }: GalleryThumbnailsProps) => {
  const t = useTexts('marketplace');
  const poster = posterOf(media);
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = listRef.current;
    const thumbnail = list?.children[index];
    if (!list || !thumbnail) return;
    const [outer, inner] = [list.getBoundingClientRect(), thumbnail.getBoundingClientRect()];
    const before = inner.left - outer.left;
    const after = inner.right - outer.right;
    // Not by scrollIntoView, which would also scroll the page.
    if (before < 0 || after > 0) list.scrollLeft += before < 0 ? before : after;
  }, [index]);
  const handleClick = (slide: number) => (event: MouseEvent) => {
    event.preventDefault();
    onShow(slide);
  };
  return (
    <ThumbnailList ref={listRef} aria-label={t('gallery.thumbnails')}>
      {media.map((address, slide) => (
        <li key={`${slide} ${address}`}>
          <Thumbnail
            href={`#${idOf(slide)}`}
            aria-current={slide === index}
            aria-label={t(isVideo(address) ? 'gallery.video' : 'gallery.picture', { number: slide + 1 })}
            onClick={handleClick(slide)}
          >
            <Picture src={isVideo(address) ? poster : address} alt="" {...PIXELS} />
            {isVideo(address) && <Icon of={Play} />}
          </Thumbnail>
        </li>
      ))}
      {more && (
        <li>
          <MoreTile href={more.href} target="_blank" rel="noopener">
            <Icon of={ArrowUpRight} />
            {more.text}
          </MoreTile>
        </li>
      )}
    </ThumbnailList>
  );
};
