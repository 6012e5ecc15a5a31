import { ChevronLeft, ChevronRight, Expand } from '@caravan/shared/icons';
import { useId, type KeyboardEvent, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { IconButton, Picture, VisuallyHidden } from '@caravan/shared/ui';
import { useSlides } from '../useSlides';
import { isCarDrawing } from '../socialPicture';
import { Count, Drawn, Frame, Line, Track } from './Gallery.styles';
import { PictureSlide, PIXELS, VideoSlide } from './GallerySlide';
import { GalleryThumbnails, type MorePictures } from './GalleryThumbnails';
import { isVideo, posterOf } from './media';
import { useFullScreen } from './useFullScreen';

interface GalleryProps {
  /** What the pictures show, for their names. */
  readonly name: string;
  /** Addresses of pictures and videos, in their order. */
  readonly media: readonly string[];
  /** A page elsewhere with more pictures: the last tile leads there. */
  readonly more?: MorePictures | undefined;
  /** Shows the first so many only. */
  readonly limit?: number;
  /** Above the fold: the first picture is loaded first. */
  readonly priority?: boolean;
}

/**
 * Pictures and videos to leaf through: by buttons, arrow keys, swipe and thumbnails, and full screen. Without a program
 * the track scrolls, thumbnails jump, and a picture opens by itself. Give it a `key` of the thing it shows.
 */
export const Gallery = ({ name, media: all, more, limit, priority = false }: GalleryProps): ReactElement => {
  const t = useTexts('marketplace');
  const id = useId();
  const media = all.slice(0, limit);
  const { track, index, show, jump, handlers } = useSlides<HTMLUListElement>(media.length);
  const fullScreen = useFullScreen();
  const total = media.length;
  const idOf = (place: number): string => `${id}-${String(place + 1)}`;
  const poster = posterOf(media);

  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    // The arrows of a video that has the focus wind it.
    if (event.target instanceof HTMLVideoElement || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(index + step);
  };
  const openPressed = (): void => {
    // Closed again, the focus must not pull back the picture that was pressed.
    track.current?.focus({ preventScroll: true });
    fullScreen.open();
  };

  if (total === 0) {
    return (
      <Frame aria-label={t('gallery.label', { name })}>
        <Picture src={null} alt={name} {...PIXELS} />
        {more && <GalleryThumbnails media={media} index={0} idOf={idOf} onShow={show} more={more} />}
      </Frame>
    );
  }
  return (
    <Frame aria-label={t('gallery.label', { name })} onKeyDown={handleKey}>
      <Track ref={track} tabIndex={0} aria-label={t('gallery.track')} {...handlers}>
        {media.map((address, place) => (
          <li key={`${place} ${address}`} id={idOf(place)}>
            {isVideo(address) ? (
              <VideoSlide address={address} label={t('gallery.videoOf', { name })} poster={poster} />
            ) : (
              <PictureSlide
                address={address}
                alt={t('gallery.alt', { name, number: place + 1 })}
                priority={priority && place === 0}
                onOpen={openPressed}
              />
            )}
          </li>
        ))}
      </Track>
      <Line $buttons={total > 1 ? 3 : 1}>
        <Count>
          <VisuallyHidden>{t('gallery.place', { number: index + 1, total })}</VisuallyHidden>
          <span aria-hidden="true">
            <b>{index + 1}</b> / {total}
          </span>
        </Count>
        {isCarDrawing(media[index]) && <Drawn>{t('gallery.drawing')}</Drawn>}
        <div>
          {total > 1 && (
            <>
              <IconButton
                label={t('gallery.previous')}
                icon={<ChevronLeft />}
                aria-disabled={index === 0}
                onClick={() => show(index - 1)}
              />
              <IconButton
                label={t('gallery.next')}
                icon={<ChevronRight />}
                aria-disabled={index === total - 1}
                onClick={() => show(index + 1)}
              />
            </>
          )}
          <IconButton
            label={t('gallery.fullScreen')}
            icon={<Expand />}
            aria-busy={fullScreen.loading}
            onClick={fullScreen.open}
          />
        </div>
      </Line>
      {(total > 1 || more) && <GalleryThumbnails media={media} index={index} idOf={idOf} onShow={show} more={more} />}
      {fullScreen.View && (
        <fullScreen.View name={name} media={media} index={index} onView={jump} onClose={fullScreen.close} />
      )}
    </Frame>
  );
};
