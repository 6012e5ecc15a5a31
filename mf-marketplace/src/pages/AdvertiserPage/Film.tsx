import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, radius } from '@caravan/shared/theme';
import { useInView, usePrefersReducedMotion } from '@caravan/shared/ui';

interface FilmProps {
  readonly src: string;
  readonly poster: string | null;
  readonly title: string;
}

/**
 * An advertiser's film, without sound. It plays while it is in view, unless the reader asked for less motion; nothing of it
 * is fetched before.
 */
export const Film = ({ src, poster, title }: FilmProps): ReactElement => {
  const t = useTexts('marketplace');
  const film = useRef<HTMLVideoElement>(null);
  const [watch, inView] = useInView<HTMLVideoElement>({ margin: '0px', once: false });
  const calm = usePrefersReducedMotion();
  useEffect(() => watch(film.current), [watch]);
  useEffect(() => {
    const element = film.current;
    if (!element || calm) return;
    // A browser may forbid it, to save power for example: the controls are there.
    if (inView) void element.play().catch(() => undefined);
    else if (!element.paused) element.pause();
  }, [inView, calm]);
  return (
    <Screen
      ref={film}
      src={src}
      poster={poster ?? undefined}
      aria-label={t('advertiser.film', { title })}
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

const Screen = styled.video`
  display: block;
  width: 100%;
  max-height: calc(100dvh - 8rem);
  aspect-ratio: 16/9;
  object-fit: cover;
  border-radius: ${radius.control};
  background: ${colour.studio};
  filter: var(--picture-light);
`;
