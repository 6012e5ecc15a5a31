import { Pause, Play } from '@caravan/shared/icons';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@caravan/shared/site';
import Slider from 'react-slick';
import { IconButton, usePrefersReducedMotion } from '@caravan/shared/ui';
import { BANNER_DELAY, banners } from './banners';
import { BannerSlide } from './BannerSlide';
import { Controls, Dot, Dots, Layer } from './SlickBanners.styles';

export interface SlickBannersProps {
  /** Whether the carousel is visible. */
  readonly ready: boolean;
  readonly onReady: () => void;
}

/** react-slick adds this to its interval. */
const SLICK_EXTRA_MS = 50;

/** The carousel. It pauses on hover, on focus and under reduced motion. */
export const SlickBanners = ({ ready, onReady }: SlickBannersProps) => {
  const t = useTexts('marketplace');
  const slider = useRef<Slider>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [chosen, setChosen] = useState<'play' | 'pause'>();
  const reducedMotion = usePrefersReducedMotion();
  const playing = (chosen ?? (reducedMotion ? 'pause' : 'play')) === 'play';
  const moving = ready && playing && !pointed && !focused;

  useEffect(() => {
    if (moving) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [moving]);

  useEffect(() => {
    const picture = layer.current?.querySelector('img');
    if (picture && typeof picture.decode === 'function') void picture.decode().then(onReady, onReady);
    else onReady();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, for the first picture
  }, []);

  const hold = {
    onMouseEnter: () => setPointed(true),
    onMouseLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return (
    <div {...hold}>
      <Layer ref={layer} $shown={ready} inert={!ready} aria-live={moving ? 'off' : 'polite'}>
        <Slider
          ref={slider}
          fade
          arrows={false}
          autoplay
          autoplaySpeed={BANNER_DELAY - SLICK_EXTRA_MS}
          pauseOnHover={false}
          pauseOnFocus={false}
          waitForAnimate={false}
          speed={reducedMotion ? 0 : 200}
          beforeChange={(_, next) => setCurrent(next)}
        >
          {banners.map((banner, index) => (
            <BannerSlide key={banner.id} banner={banner} priority={index === 0} />
          ))}
        </Slider>
      </Layer>
      <Controls>
        <Dots>
          {banners.map((banner, index) => (
            <li key={banner.id}>
              <Dot
                type="button"
                aria-label={t('banners.show', { title: t(`banners.${banner.id}.title`) })}
                aria-current={index === current}
                onClick={() => slider.current?.slickGoTo(index)}
              />
            </li>
          ))}
        </Dots>
        <IconButton
          label={t(playing ? 'banners.pause' : 'banners.play')}
          icon={playing ? <Pause /> : <Play />}
          onClick={() => setChosen(playing ? 'pause' : 'play')}
        />
      </Controls>
    </div>
  );
};
