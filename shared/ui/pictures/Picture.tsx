import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { colour, radius, size } from '../../theme';
import { PicturePlaceholder } from './PicturePlaceholder';

type PictureRatio = '16/9' | '3/2' | '4/3' | '1/1' | '3/1';

/** Props of `Picture`. `width` and `height` are the file's pixels. An empty `alt` marks a decorative picture. */
interface PictureProps {
  src: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  /** Aspect ratio of the frame. Default: that of the picture. */
  ratio?: PictureRatio | undefined;
  /** `contain` shows a whole car on its ground, `cover` fills the frame. */
  fit?: 'contain' | 'cover' | undefined;
  /** Above the fold: loads eagerly with high priority. */
  priority?: boolean | undefined;
  onFailed?: ((src: string) => void) | undefined;
  className?: string | undefined;
}

/** A picture that keeps its space while loading and shows a placeholder with the alt text when it fails. */
export function Picture({
  src,
  alt,
  width,
  height,
  ratio,
  fit = 'cover',
  priority = false,
  onFailed,
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const missing = !src || failed === src;
  const fail = (): void => {
    if (!src) return;
    setFailed(src);
    onFailed?.(src);
  };

  // React gets no event for an error before hydration.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') fail();
    // oxlint-disable-next-line exhaustive-deps -- another `onFailed` needs no second look at the same picture
  }, [src]);

  return (
    <Frame $ratio={ratio ?? `${width}/${height}`} className={className}>
      {missing ? (
        <PicturePlaceholder alt={alt} />
      ) : (
        <Image
          ref={image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          $fit={fit}
          onError={fail}
        />
      )}
    </Frame>
  );
}

const Frame = styled.span<{ $ratio: string }>`
  position: relative;
  display: block;
  flex: none;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${colour.studio};
  color: ${colour.studioInk};
  font-size: ${size.small};
`;

const Image = styled.img<{ $fit: 'contain' | 'cover' }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: ${({ $fit }) => $fit};
  filter: var(--picture-light);
`;
