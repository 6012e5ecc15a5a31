import { ChevronLeft, ChevronRight, Expand, Icon } from '@caravan/shared/icons';
import { Suspense, useId, type KeyboardEvent } from 'react';
import { useTexts } from '@caravan/shared/site';
import { hasModifier, IconButton, Picture, VisuallyHidden } from '@caravan/shared/ui';
import { useLazyView } from '@caravan/shared/page';
import { useSlides } from '../useSlides';
import { isCarDrawing } from '../socialPicture';
import { Count, DrawingNote, Frame, Line, Track } from './Gallery.styles';
import { PictureSlide, PIXELS, VideoSlide } from './GallerySlide';
import { GalleryThumbnails, type MorePictures } from './GalleryThumbnails';
import { isVideo, posterOf } from './media';

interface GalleryProps {
  /** Name of the vehicle or car in the pictures. */
  readonly name: string;
  /** Addresses of pictures and videos. */
  readonly media: readonly string[];
  /** Link to more pictures on another site, after the last thumbnail. */
  readonly more?: MorePictures | undefined;
  readonly limit?: number;
}

/**
 * Pictures and videos with buttons, arrow keys, swipe, thumbnails and full screen. Without scripts the track scrolls, and
 * thumbnails and pictures are links. The page of another vehicle renders it again, so that it starts at slide 1. It has its own
 * Suspense boundary, so that a click elsewhere on the page does not wait for its hydration.
 */
export const Gallery = (props: GalleryProps) => (
  <Suspense fallback={null}>
    <GalleryFrame {...props} />
  </Suspense>
);

const GalleryFrame = ({ name, media: allMedia, more, limit }: GalleryProps) => {
  const t = useTexts('marketplace');
  const id = useId();
  const media = allMedia.slice(0, limit);
  const { track, index, show, jump, handlers } = useSlides<HTMLUListElement>(media.length);
  const fullScreen = useLazyView(
    async () => (await import(/* webpackChunkName: "lightbox" */ './FullScreen')).FullScreen,
    t('gallery.fullScreenFailed'),
  );
  const total = media.length;
  const idOf = (slide: number): string => `${id}-${String(slide + 1)}`;
  const poster = posterOf(media);

  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    // In a focused video the arrow keys seek.
    if (event.target instanceof HTMLVideoElement || hasModifier(event)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(index + step);
  };
  const openFullScreen = (): void => {
    // After closing, the browser restores focus. Focus on the clicked picture would scroll back to it.
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
        {media.map((address, slide) => (
          <li key={`${slide} ${address}`} id={idOf(slide)}>
            {isVideo(address) ? (
              <VideoSlide address={address} label={t('gallery.videoOf', { name })} poster={poster} />
            ) : (
              <PictureSlide
                address={address}
                alt={t('gallery.alt', { name, number: slide + 1 })}
                priority={slide === 0}
                onOpen={openFullScreen}
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
        {isCarDrawing(media[index]) && <DrawingNote>{t('gallery.drawing')}</DrawingNote>}
        <div>
          {total > 1 && (
            <>
              <IconButton
                label={t('gallery.previous')}
                icon={<Icon of={ChevronLeft} />}
                aria-disabled={index === 0}
                onClick={() => show(index - 1)}
              />
              <IconButton
                label={t('gallery.next')}
                icon={<Icon of={ChevronRight} />}
                aria-disabled={index === total - 1}
                onClick={() => show(index + 1)}
              />
            </>
          )}
          <IconButton
            label={t('gallery.fullScreen')}
            icon={<Icon of={Expand} />}
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
