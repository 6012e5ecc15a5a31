import { useEffect, useReducer } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, media, radius, space } from '@caravan/shared/theme';
import type { CatalogueItem } from '../../catalogue/catalogue';
import { pictureOf, showcase, type View } from '../../catalogue/pictures';
import { logFailedPicture } from './logFailedPicture';
import { changeLayers, createInitialLayers } from './stageLayers';
import { StagePicture } from './StagePicture';
import { useItemName } from './useItemName';
import { WheelCrop } from './WheelCrop';

interface StageProps {
  readonly item: CatalogueItem;
  readonly view: View;
  /** The item beside it. A wheel is on its paint. */
  readonly compared?: CatalogueItem;
  /** The upper corner that shows a wheel close up. */
  readonly closeUpAt?: 'start' | 'end';
}

/** Shows the car in its studio. A change cross-fades to the new picture once it is decoded. */
export const Stage = ({ item, view, compared, closeUpAt = 'start' }: StageProps) => {
  const t = useTexts('colour-viewer');
  const nameOf = useItemName();
  const { src } = pictureOf(item, view, compared);
  const alt = t('stage.alt', { car: showcase.name, name: nameOf(item), view: t(`view.${view}`) });
  const [layers, change] = useReducer(changeLayers, { src, alt }, createInitialLayers);
  useEffect(() => change({ type: 'requested', src, alt }), [src, alt]);
  const top = layers.findLast(({ state }) => state !== 'loading');
  return (
    <Frame>
      {layers.map((layer) => (
        <StagePicture
          key={layer.key}
          layer={layer}
          isTop={layer.key === top?.key}
          onDecoded={() => change({ type: 'decoded', key: layer.key })}
          onFailed={() => {
            logFailedPicture(layer.src);
            change({ type: 'failed', key: layer.key });
          }}
          onShownCompletely={() => change({ type: 'shownCompletely', key: layer.key })}
        />
      ))}
      {item.spokes !== undefined && <CloseUp src={src} $at={closeUpAt} />}
    </Frame>
  );
};

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${colour.studio};
  ${media.narrow} {
    aspect-ratio: 8 / 5;
    border-radius: 0;
  }
`;

const CloseUp = styled(WheelCrop)<{ $at: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-${({ $at }) => $at}: ${space[2]};
  width: 21%;
  border: 2px solid ${colour.surface};
  border-radius: 50%;
`;
