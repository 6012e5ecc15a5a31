import { useState, type MouseEvent, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Picture } from '@caravan/shared/ui';
import { Film, FilmNote, Opener } from './Gallery.styles';

interface PictureSlideProps {
  readonly address: string;
  readonly alt: string;
  readonly priority: boolean;
  readonly onOpen: () => void;
}

/** Pixels of the pictures that the site draws; photographs of other shapes stand whole on the studio ground. */
export const PIXELS = { width: 1200, height: 750 } as const;

/** A picture that opens full screen when pressed; by itself, where no script runs. */
export const PictureSlide = ({ address, alt, priority, onOpen }: PictureSlideProps): ReactElement => {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    // A picture in a tab of its own stays the visitor's choice.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  // Tab goes to the track and to the button of the full-screen view: it need not stop at every picture as well.
  return (
    <Opener href={address} tabIndex={-1} onClick={handleClick} draggable={false}>
      <Picture src={address} alt={alt} {...PIXELS} fit="contain" priority={priority} />
    </Opener>
  );
};

interface VideoSlideProps {
  readonly address: string;
  readonly label: string;
  readonly poster: string | undefined;
}

/** A video; one that the browser cannot play can be downloaded. */
export const VideoSlide = ({ address, label, poster }: VideoSlideProps): ReactElement => {
  const t = useTexts('marketplace');
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Film
        src={address}
        poster={poster}
        aria-label={label}
        controls={!failed}
        preload="none"
        playsInline
        onError={() => setFailed(true)}
      />
      {failed && (
        <FilmNote>
          <span>{t('gallery.videoFailed')}</span>
          <a href={address} download>
            {t('gallery.download')}
          </a>
        </FilmNote>
      )}
    </>
  );
};
