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
  const [isDecoded, setIsDecoded] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const stillRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!inView) return undefined;
    let isMounted = true;
    const load = async (): Promise<void> => {
      try {
        const { SlickBanners } = await import(/* webpackChunkName: "carousel" */ './SlickBanners');
        if (isMounted) startTransition(() => setCarousel(() => SlickBanners));
      } catch {
        // Without the carousel the first banner stays.
      }
    };
    void load();
    return () => {
      isMounted = false;
    };
  }, [inView]);

  // When the window loses focus, the banner is still the active element of the page.
  const showCarousel = (): void => {
    if (!stillRef.current?.contains(document.activeElement)) setIsReady(true);
  };
  const handleDecoded = (): void => {
    setIsDecoded(true);
    showCarousel();
  };

  return (
    <section aria-roledescription={t('banners.role')} aria-label={t('banners.label')}>
      <Frame ref={box}>
        <Box ref={stillRef} onBlur={isDecoded ? showCarousel : undefined}>
          {!isReady && <BannerSlide banner={firstBanner} />}
        </Box>
        {Carousel && <Carousel isReady={isReady} onReady={handleDecoded} />}
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
