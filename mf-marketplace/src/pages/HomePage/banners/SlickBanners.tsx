import { Icon, Pause, Play } from '@caravan/shared/icons';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '@caravan/shared/site';
import Slider from 'react-slick';
import { IconButton, usePrefersReducedMotion } from '@caravan/shared/ui';
import slickCss from 'slick-carousel/slick/slick.css';
import { styled } from 'styled-components';
import { colour, media, radius, space } from '@caravan/shared/theme';
import { BANNER_DELAY_MS, banners } from './banners';
import { BannerSlide } from './BannerSlide';

export interface SlickBannersProps {
  /** Whether the carousel is visible. */
  readonly isReady: boolean;
  readonly onReady: () => void;
}

/** react-slick adds this to its interval. */
const SLICK_EXTRA_MS = 50;

/** The carousel. It pauses on hover, on focus and under reduced motion. */
export const SlickBanners = ({ isReady, onReady }: SlickBannersProps) => {
  const t = useTexts('marketplace');
  const slider = useRef<Slider>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [chosenState, setChosenState] = useState<'play' | 'pause'>();
  const reducedMotion = usePrefersReducedMotion();
  const isPlaying = (chosenState ?? (reducedMotion ? 'pause' : 'play')) === 'play';
  const isMoving = isReady && isPlaying && !isPointed && !isFocused;

  useEffect(() => {
    if (isMoving) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [isMoving]);

  useEffect(() => {
    const picture = layer.current?.querySelector('img');
    if (picture && typeof picture.decode === 'function') void picture.decode().then(onReady, onReady);
    else onReady();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, for the first picture
  }, []);

  // react-slick sets its own state after this call. If it measures itself before that is rendered (a picture has loaded, or the window
  // was resized), it returns to the slide before. So both states are rendered at once.
  const handleChange = (_previous: number, next: number): void =>
    queueMicrotask(() => flushSync(() => setCurrent(next)));
  const pauseHandlers = {
    onMouseEnter: () => setIsPointed(true),
    onMouseLeave: () => setIsPointed(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
  return (
    <div {...pauseHandlers}>
      <Layer ref={layer} $shown={isReady} inert={!isReady} aria-live={isMoving ? 'off' : 'polite'}>
        <Slider
          ref={slider}
          fade
          arrows={false}
          autoplay
          autoplaySpeed={BANNER_DELAY_MS - SLICK_EXTRA_MS}
          pauseOnHover={false}
          pauseOnFocus={false}
          waitForAnimate={false}
          speed={reducedMotion ? 0 : 200}
          beforeChange={handleChange}
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
          label={t(isPlaying ? 'banners.pause' : 'banners.play')}
          icon={<Icon of={isPlaying ? Pause : Play} />}
          onClick={() => setChosenState(isPlaying ? 'pause' : 'play')}
        />
      </Controls>
    </div>
  );
};

/** Covers exactly the box of the first banner, so that the carousel moves nothing. */
const Layer = styled.div<{ $shown: boolean }>`
  position: absolute;
  inset: 0 0 ${space[6]};
  overflow: hidden;
  border-radius: ${radius.card};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  ${slickCss}
  .slick-slider,
  .slick-list,
  .slick-track,
  .slick-slide > div {
    height: 100%;
  }
  /* The slider rounds up. A larger picture than the first banner would count as a new and late largest contentful paint. */
  ${media.narrow} {
    .slick-slide img {
      height: calc(100% - 1px);
    }
  }
  /* Slides that are hidden from screen readers must not be focusable either. The delay lets them fade out. */
  .slick-slide[aria-hidden='true'] {
    visibility: hidden;
    transition: visibility 200ms;
  }
`;

const Controls = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${space[6]};
  /* Aligns the icon, not the touch target, with the picture's edge. */
  > button {
    margin-inline-end: -0.75rem;
  }
`;

const Dots = styled.ul`
  display: flex;
  margin-inline-start: -${space[1]};
`;

/** A rule in a touch target of 48 by 44 px. The rule of the current banner is thicker. */
const Dot = styled.button`
  position: relative;
  width: ${space[6]};
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  &::before {
    content: '';
    position: absolute;
    inset: calc(50% - 1px) ${space[1]} auto;
    height: 1px;
    background: ${colour.lineStrong};
  }
  &[aria-current='true']::before {
    height: ${space.quarter};
    background: ${colour.accent};
  }
  ${media.hover} {
    &:hover::before {
      height: ${space.quarter};
    }
  }
`;
