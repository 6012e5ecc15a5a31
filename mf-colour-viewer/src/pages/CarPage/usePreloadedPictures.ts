import { useEffect, useRef } from 'react';

/** Preloads pictures. Keeps the elements, so that the browser keeps the pictures in memory while the page is open. */
export const usePreloadedPictures = (sources: readonly string[]): void => {
  const preloaded = useRef(new Map<string, HTMLImageElement>());
  const sourceList = sources.join('\n');
  useEffect(() => {
    for (const src of sourceList.split('\n')) {
      if (src === '' || preloaded.current.has(src)) continue;
      const image = new Image();
      image.fetchPriority = 'low';
      image.src = src;
      preloaded.current.set(src, image);
    }
  }, [sourceList]);
};
