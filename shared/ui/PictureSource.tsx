import { useLayoutEffect, useRef, type ReactElement } from 'react';

/** Props of `PictureSource`. `width` and `height` are the file's pixels, where its shape is not the picture's. */
export interface PictureSourceProps {
  media: string;
  srcSet: string;
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * Another file of a `<picture>` for windows that `media` fits. Chromium listens to the query of a `<source>` from the
 * moment it has one, and keeps whatever it hangs in for ever where that never comes into the document, as with the
 * drawings that React drops for a newer one: in browsers it gets its query as it comes in.
 */
export function PictureSource({ media, srcSet, ...size }: PictureSourceProps): ReactElement {
  const source = useRef<HTMLSourceElement>(null);
  useLayoutEffect(() => {
    const { current: element } = source;
    // Those of the server have it.
    if (!element || element.media === media) return;
    element.media = media;
    element.srcset = srcSet;
  }, [media, srcSet]);
  const isServer = typeof window === 'undefined';
  const given = {
    media: isServer ? media : undefined,
    srcSet: isServer || window.matchMedia(media).matches ? srcSet : undefined,
  };
  // oxlint-disable-next-line forbid-elements -- the one place for it
  return <source ref={source} suppressHydrationWarning {...given} {...size} />;
}
