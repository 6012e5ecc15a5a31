import { ArrowUpRight, Play } from '@caravan/shared/icons';
import { useEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Picture } from '@caravan/shared/ui';
import { PIXELS } from './GallerySlide';
import { MoreTile, Print, Strip } from './Gallery.styles';
import { isVideo, posterOf } from './media';

/** A page elsewhere with more pictures. */
export interface MorePictures {
  readonly href: string;
  readonly text: string;
}

interface GalleryThumbnailsProps {
  readonly media: readonly string[];
  readonly index: number;
  /** Id of the slide at a place, for links that work without a program. */
  readonly idOf: (place: number) => string;
  readonly onShow: (index: number) => void;
  readonly more: MorePictures | undefined;
}

/** Every picture as a small print that shows it, and the way to more of them. */
export const GalleryThumbnails = ({ media, index, idOf, onShow, more }: GalleryThumbnailsProps): ReactElement => {
  const t = useTexts('marketplace');
  const poster = posterOf(media);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const print = list?.children[index];
    if (!list || !print) return;
    const [whole, one] = [list.getBoundingClientRect(), print.getBoundingClientRect()];
    const before = one.left - whole.left;
    const beyond = one.right - whole.right;
    // Never by scrollIntoView: the page must stay where it is.
    if (before < 0 || beyond > 0) list.scrollLeft += before < 0 ? before : beyond;
  }, [index]);
  const handleClick = (place: number) => (event: MouseEvent) => {
    event.preventDefault();
    onShow(place);
  };
  return (
    <Strip ref={strip} aria-label={t('gallery.thumbnails')}>
      {media.map((address, place) => (
        <li key={`${place} ${address}`}>
          <Print
            href={`#${idOf(place)}`}
            aria-current={place === index}
            aria-label={t(isVideo(address) ? 'gallery.video' : 'gallery.picture', { number: place + 1 })}
            onClick={handleClick(place)}
          >
            <Picture src={isVideo(address) ? poster : address} alt="" {...PIXELS} />
            {isVideo(address) && <Play />}
          </Print>
        </li>
      ))}
      {more && (
        <li>
          <MoreTile href={more.href} target="_blank" rel="noopener">
            <ArrowUpRight />
            {more.text}
          </MoreTile>
        </li>
      )}
    </Strip>
  );
};
