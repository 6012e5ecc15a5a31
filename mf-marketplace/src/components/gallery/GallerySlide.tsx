import { useState, type MouseEvent } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Picture, isPlainClick } from '@caravan/shared/ui';
import { Video, VideoError, FullScreenLink } from './Gallery.styles';

interface PictureSlideProps {
  readonly address: string;
  readonly alt: string;
  readonly priority: boolean;
  readonly onOpen: () => void;
}

/** Size of the site's drawings. Photographs with another ratio get margins. */
export const PIXELS = { width: 1200, height: 750 } as const;

/** A picture that opens full screen. Without scripts it is a link to the picture. */
export const PictureSlide = ({ address, alt, priority, onOpen }: PictureSlideProps) => {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    // Visitors can still open the picture in a new tab.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  // Not in the tab order, because the button for full screen does the same.
  return (
    <FullScreenLink href={address} tabIndex={-1} onClick={handleClick} draggable={false}>
      <Picture src={address} alt={alt} {...PIXELS} fit="contain" priority={priority} />
    </FullScreenLink>
  );
};

interface VideoSlideProps {
  readonly address: string;
  readonly label: string;
  readonly poster: string | undefined;
}

/** A video. If the browser cannot play it, a link to download it replaces the controls. */
export const VideoSlide = ({ address, label, poster }: VideoSlideProps) => {
  const t = useTexts('marketplace');
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Video
        src={address}
        poster={poster}
        aria-label={label}
        controls={!failed}
        preload="none"
        playsInline
        onError={() => setFailed(true)}
      />
      {failed && (
        <VideoError>
          <span>{t('gallery.videoFailed')}</span>
          <a href={address} download>
            {t('gallery.download')}
          </a>
        </VideoError>
      )}
    </>
  );
};
