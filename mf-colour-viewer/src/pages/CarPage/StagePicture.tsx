import { useEffect, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { colour, motion } from '@caravan/shared/theme';
import { Picture } from '@caravan/shared/ui';
import { pictureSize } from '../../catalogue/pictures';
import type { Layer } from './stageLayers';

interface StagePictureProps {
  readonly layer: Layer;
  /** The top layer. Only this one is visible to assistive technology. */
  readonly isTop: boolean;
  readonly onDecoded: () => void;
  readonly onFailed: () => void;
  /** Called when it has faded in and hides the layers below. */
  readonly onShownCompletely: () => void;
}

/** Shows one picture of the stage. Decodes it while it is invisible, then fades it in. */
export const StagePicture = ({ layer, isTop, onDecoded, onFailed, onShownCompletely }: StagePictureProps) => {
  const image = useRef<HTMLImageElement>(null);
  const callbacks = useRef({ onDecoded, onFailed });
  useEffect(() => {
    callbacks.current = { onDecoded, onFailed };
  });
  // A picture that failed before hydration fires no event. decode() still rejects.
  useEffect(() => {
    let isCurrent = true;
    image.current?.decode().then(
      () => isCurrent && callbacks.current.onDecoded(),
      () => isCurrent && callbacks.current.onFailed(),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  if (layer.state === 'failed') {
    return (
      <Background>
        <Picture src={null} alt={layer.alt} {...pictureSize} />
      </Background>
    );
  }
  return (
    <Image
      ref={image}
      src={layer.src}
      alt={isTop ? layer.alt : ''}
      {...pictureSize}
      fetchPriority="high"
      $hidden={layer.state === 'loading'}
      $fades={layer.key > 0}
      onAnimationEnd={onShownCompletely}
    />
  );
};

const appear = keyframes`
  from { opacity: 0; }
`;

const Image = styled.img<{ $hidden: boolean; $fades: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 72%;
  filter: var(--picture-light);
  ${({ $hidden }) =>
    $hidden &&
    css`
      opacity: 0;
    `}
  ${({ $hidden, $fades }) =>
    $fades &&
    !$hidden &&
    css`
      animation: ${appear} ${motion.quick} linear;
    `}
`;

const Background = styled.div`
  position: absolute;
  inset: 0;
  background: ${colour.studio};
`;
