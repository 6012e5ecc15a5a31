import { styled } from 'styled-components';
import type { CatalogueItem } from '../../catalogue/catalogue';
import { pictureOf, pictureSize, wheelCrop } from '../../catalogue/pictures';

/** A wheel, cut out of the side view that shows it: the picture is fetched anyway. */
export const WheelChip = ({ item }: { readonly item: CatalogueItem }) => (
  <Frame>
    <Image src={pictureOf(item, 'side').src} alt="" {...pictureSize} loading="lazy" />
  </Frame>
);

const share = (pixels: number): string => `${(pixels / wheelCrop.side) * 100}%`;

const Frame = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 1;
  overflow: hidden;
`;

const Image = styled.img`
  position: absolute;
  left: -${share(wheelCrop.x)};
  top: -${share(wheelCrop.y)};
  width: ${share(pictureSize.width)};
  max-width: none;
`;
