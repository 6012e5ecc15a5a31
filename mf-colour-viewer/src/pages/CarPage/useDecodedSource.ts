import { useEffect, useState } from 'react';

/** Returns the source of a picture that changes without a flash: the old one until the new one is decoded or has failed. */
export const useDecodedSource = (src: string): string => {
  const [shown, setShown] = useState(src);
  useEffect(() => {
    if (src === shown) return undefined;
    let isCurrent = true;
    const show = (): void => {
      if (isCurrent) setShown(src);
    };
    const image = new Image();
    image.src = src;
    image.decode().then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [src, shown]);
  return shown;
};
