import { useEffect, useRef } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, radius } from '@caravan/shared/theme';
import { useInView, usePrefersReducedMotion } from '@caravan/shared/ui';

interface AdvertiserVideoProps {
  readonly src: string;
  readonly poster: string | null;
  readonly title: string;
}

/** An advertiser's muted video. It loads and plays while in view, unless the visitor prefers reduced motion. */
export const AdvertiserVideo = ({ src, poster, title }: AdvertiserVideoProps) => {
  const t = useTexts('marketplace');
  const video = useRef<HTMLVideoElement>(null);
  const [watch, inView] = useInView<HTMLVideoElement>({ margin: '0px', once: false });
  const reducedMotion = usePrefersReducedMotion();
  useEffect(() => watch(video.current), [watch]);
  useEffect(() => {
    const element = video.current;
    if (!element || reducedMotion) return;
    // Browsers may refuse to play, for example to save power. The visitor can use the controls.
    if (inView) void element.play().catch(() => undefined);
    else if (!element.paused) element.pause();
  }, [inView, reducedMotion]);
  return (
    <Video
      ref={video}
      src={src}
      poster={poster ?? undefined}
      aria-label={t('advertiser.video', { title })}
      width="960"
      height="540"
      muted
      loop
      controls
      playsInline
      preload="none"
    />
  );
};

const Video = styled.video`
  width: 100%;
  max-height: calc(100dvh - 8rem);
  aspect-ratio: 16/9;
  object-fit: cover;
  border-radius: ${radius.control};
  background: ${colour.studio};
  filter: var(--picture-light);
`;
