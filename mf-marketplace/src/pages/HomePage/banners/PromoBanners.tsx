import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { media, radius, space } from '@caravan/shared/theme';
import { useInView } from '@caravan/shared/ui';
import { firstBanner } from './banners';
import { BannerSlide } from './BannerSlide';
import type { SlickBannersProps } from './SlickBanners';

/**
 * The promotions. The server renders the first banner. The carousel loads when the section comes into view. It replaces the
 * banner after its first picture is decoded, and not while the banner has the focus.
 */
export const PromoBanners = () => {
  const t = useTexts('marketplace');
  const [box, inView] = useInView<HTMLDivElement>();
  const [Carousel, setCarousel] = useState<ComponentType<SlickBannersProps>>();
  const [decoded, setDecoded] = useState(false);
  const [ready, setReady] = useState(false);
  const still = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!inView) return undefined;
    let mounted = true;
    const load = async (): Promise<void> => {
      try {
        const { SlickBanners } = await import(/* webpackChunkName: "carousel" */ './SlickBanners');
        if (mounted) startTransition(() => setCarousel(() => SlickBanners));
      } catch {
        // Without the carousel the first banner stays.
      }
    };
    void load();
    return () => {
      mounted = false;
    };
  }, [inView]);

  // When the window loses focus, the banner is still the active element of the page.
  const swap = (): void => {
    if (!still.current?.contains(document.activeElement)) setReady(true);
  };
  const handleDecoded = (): void => {
    setDecoded(true);
    swap();
  };

  return (
    <section aria-roledescription={t('banners.role')} aria-label={t('banners.label')}>
      <Frame ref={box}>
        <Box ref={still} onBlur={decoded ? swap : undefined}>
          {!ready && <BannerSlide banner={firstBanner} />}
        </Box>
        {Carousel && <Carousel ready={ready} onReady={handleDecoded} />}
      </Frame>
    </section>
  );
};

/** Contains the picture and reserves space for the controls below it. */
const Frame = styled.div`
  position: relative;
  padding-bottom: ${space[6]};
`;

const Box = styled.div`
  aspect-ratio: 1600 / 700;
  overflow: hidden;
  border-radius: ${radius.card};
  ${media.desktop} {
    aspect-ratio: 1600 / 560;
  }
  ${media.narrow} {
    aspect-ratio: 4 / 3;
  }
  ${media.phone} {
    aspect-ratio: 4 / 5;
  }
`;
