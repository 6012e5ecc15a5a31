import { useLayoutEffect, useRef } from 'react';

/** Props of `PictureSource`. `width` and `height` are the file's pixels, where its shape differs from the picture's. */
interface PictureSourceProps {
  media: string;
  srcSet: string;
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * A `<source>` of a `<picture>` for a media query. Chromium keeps a `<source>` with a query in memory for ever if it
 * never enters the document, as in renders that React discards. In browsers the query is therefore set on mount.
 */
export function PictureSource({ media, srcSet, ...size }: PictureSourceProps) {
  const source = useRef<HTMLSourceElement>(null);
  useLayoutEffect(() => {
    const { current: element } = source;
    // Server HTML already has it.
    if (!element || element.media === media) return;
    element.media = media;
    element.srcset = srcSet;
  }, [media, srcSet]);
  const isServer = typeof window === 'undefined';
  const sourceProps = {
    media: isServer ? media : undefined,
    srcSet: isServer || window.matchMedia(media).matches ? srcSet : undefined,
  };
  // oxlint-disable-next-line forbid-elements -- the one place for it
  return <source ref={source} suppressHydrationWarning {...sourceProps} {...size} />;
}
