import { styled } from 'styled-components';
import { colour } from '@caravan/shared/theme';
import type { CatalogueItem } from '../../catalogue/catalogue';
import { pictureOf, pictureSize, wheelCrop } from '../../catalogue/pictures';

interface WheelCropProps {
  readonly item: CatalogueItem;
  readonly className?: string;
}

/** A wheel, cut out of the side view that shows it: that picture is fetched anyway, and drawn in any size. */
export const WheelCrop = ({ item, className }: WheelCropProps) => (
  <Frame className={className}>
    <Image src={pictureOf(item, 'side').src} alt="" {...pictureSize} decoding="sync" />
  </Frame>
);

const share = (pixels: number): string => `${(pixels / wheelCrop.side) * 100}%`;

const Frame = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 1;
  overflow: hidden;
  background: ${colour.studio};
`;

const Image = styled.img`
  position: absolute;
  left: -${share(wheelCrop.x)};
  top: -${share(wheelCrop.y)};
  width: ${share(pictureSize.width)};
  max-width: none;
  filter: var(--picture-light);
`;
