import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { createGlobalStyle, styled } from 'styled-components';
import Lightbox, { type Labels, type Slide } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import counterCss from 'yet-another-react-lightbox/plugins/counter.css';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import lightboxCss from 'yet-another-react-lightbox/styles.css';
import { colour, NARROW_MAX, radius, size } from '@caravan/shared/theme';
import { useDialog, useMediaQuery } from '@caravan/shared/ui';
import { posterOf, videoType } from './media';

export interface FullScreenProps {
  /** What the pictures show. */
  readonly name: string;
  readonly media: readonly string[];
  /** The one to begin with. */
  readonly index: number;
  /** Told which one is looked at. */
  readonly onView: (index: number) => void;
  readonly onClose: () => void;
}

/** Drawn pictures stay sharp, photographs are worth a closer look than one pixel for one. */
const ZOOM_BEYOND_PIXELS = 3;

/** Room in pixels around a picture, where the buttons stand; on narrow screens they stand below it. */
const MARGIN = 64;

/** The room of the page's scrollbar, which a dialog leaves free, has the colour of this one. */
const Styles = createGlobalStyle`
  ${lightboxCss}
  ${counterCss}
  html:root:has(dialog:modal) {
    background: ${colour.paper};
  }
`;

const slideOf = (address: string, alt: string, poster: string | undefined): Slide => {
  const type = videoType(address);
  if (type === undefined) return { src: address, alt };
  return { type: 'video', preload: 'none', sources: [{ src: address, type }], ...(poster ? { poster } : {}) };
};

/** Pictures and videos in the whole window, to zoom and to leaf through. A dialog of its own: mount it to open it. */
export const FullScreen = ({ name, media, index, onView, onClose }: FullScreenProps): ReactElement => {
  const t = useTexts('marketplace');
  const dialog = useDialog(onClose);
  const narrow = useMediaQuery(`(max-width: ${NARROW_MAX}px)`);
  const labels: Labels = {
    Previous: t('gallery.previous'),
    Next: t('gallery.next'),
    Close: t('gallery.close'),
    'Zoom in': t('gallery.zoomIn'),
    'Zoom out': t('gallery.zoomOut'),
    'Photo gallery': t('gallery.label', { name }),
    Carousel: t('gallery.carousel'),
    Slide: t('gallery.slide'),
    '{index} of {total}': t('gallery.place', { number: '{index}', total: '{total}' }),
  };
  const poster = posterOf(media);
  return (
    <Dialog ref={dialog} aria-label={t('gallery.label', { name })} $narrow={narrow}>
      <Styles />
      <Lightbox
        open
        close={onClose}
        index={index}
        slides={media.map((address, place) => slideOf(address, t('gallery.alt', { name, number: place + 1 }), poster))}
        plugins={[Counter, Video, Zoom]}
        labels={labels}
        on={{ view: (view) => onView(view.index) }}
        carousel={{ finite: true, padding: narrow ? 0 : MARGIN }}
        animation={{ fade: 200, swipe: 250 }}
        controller={{ closeOnEscape: false, closeOnPullDown: true }}
        noScroll={{ disabled: true }}
        zoom={{ maxZoomPixelRatio: ZOOM_BEYOND_PIXELS }}
        // The dialog around it has name and role.
        portal={{
          root: () => dialog.current,
          container: { role: 'presentation', 'aria-modal': undefined, 'aria-label': undefined },
        }}
      />
    </Dialog>
  );
};

const Dialog = styled.dialog<{ $narrow: boolean }>`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${colour.paper};
  --yarl__color_backdrop: ${colour.paper};
  --yarl__color_button: ${colour.inkSoft};
  --yarl__color_button_active: ${colour.ink};
  --yarl__color_button_disabled: ${colour.lineStrong};
  /* A picture that is zoomed lies below them. */
  --yarl__button_background_color: ${colour.paper};
  --yarl__button_filter: none;
  --yarl__counter_filter: none;
  --yarl__icon_size: 1.75rem;
  --yarl__navigation_button_padding: 0.5rem;
  --yarl__slide_icon_error_color: ${colour.inkFaint};
  .yarl__counter {
    border-radius: ${radius.control};
    background: ${colour.paper};
    line-height: 1;
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }
  .yarl__button {
    border-radius: ${radius.control};
  }
  .yarl__button:focus-visible {
    outline: 2px solid ${colour.accent};
    outline-offset: -2px;
  }
  .yarl__slide_image {
    background: ${colour.studio};
    filter: var(--picture-light);
  }
  .yarl__navigation_prev,
  .yarl__navigation_next {
    ${({ $narrow }) => $narrow && { top: 'auto', bottom: '0.5rem', transform: 'none' }}
  }
`;
