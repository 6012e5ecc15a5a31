import { useTexts } from '@caravan/shared/site';
import { createGlobalStyle, styled } from 'styled-components';
import Lightbox, { type Labels, type Slide } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import counterCss from 'yet-another-react-lightbox/plugins/counter.css';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import lightboxCss from 'yet-another-react-lightbox/styles.css';
import { colour, NARROW_LAYOUT, radius, size } from '@caravan/shared/theme';
import { useDialog, useMediaQuery } from '@caravan/shared/ui';
import { posterOf, videoType } from './media';

interface FullScreenProps {
  /** Name of the vehicle or car in the pictures. */
  readonly name: string;
  readonly media: readonly string[];
  /** Index of the first visible slide. */
  readonly index: number;
  readonly onView: (index: number) => void;
  readonly onClose: () => void;
}

/** Maximum zoom, in screen pixels for each pixel of a picture. */
const MAX_ZOOM = 3;

/** Space in pixels beside a picture for the buttons. On narrow screens the buttons are below the picture. */
const MARGIN = 64;

/** The page colour fills the space of the hidden scrollbar beside the dialog. */
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

/** A full-screen dialog of pictures and videos. It opens on mount. */
export const FullScreen = ({ name, media, index, onView, onClose }: FullScreenProps) => {
  const t = useTexts('marketplace');
  const dialog = useDialog(onClose);
  const isNarrow = useMediaQuery(NARROW_LAYOUT);
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
    <Dialog ref={dialog} aria-label={t('gallery.label', { name })} $isNarrow={isNarrow}>
      <Styles />
      <Lightbox
        open
        close={onClose}
        index={index}
        slides={media.map((address, position) =>
          slideOf(address, t('gallery.alt', { name, number: position + 1 }), poster),
        )}
        plugins={[Counter, Video, Zoom]}
        labels={labels}
        on={{ view: (view) => onView(view.index) }}
        carousel={{ finite: true, padding: isNarrow ? 0 : MARGIN }}
        animation={{ fade: 200, swipe: 250 }}
        controller={{ closeOnEscape: false, closeOnPullDown: true }}
        noScroll={{ disabled: true }}
        zoom={{ maxZoomPixelRatio: MAX_ZOOM }}
        // The surrounding dialog already has name and role.
        portal={{
          root: () => dialog.current,
          container: { role: 'presentation', 'aria-modal': undefined, 'aria-label': undefined },
        }}
      />
    </Dialog>
  );
};

const Dialog = styled.dialog<{ $isNarrow: boolean }>`
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
  /* Zoomed pictures lie under the buttons, so the buttons need a background. */
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
    ${({ $isNarrow }) => $isNarrow && { top: 'auto', bottom: '0.5rem', transform: 'none' }}
  }
`;
