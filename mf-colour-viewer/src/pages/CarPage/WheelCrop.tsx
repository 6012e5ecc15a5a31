import { styled } from 'styled-components';
import { Picture } from '@caravan/shared/ui';
import type { CatalogueItem } from '../../catalogue/catalogue';
import { pictureOf, pictureSize, wheelCrop } from '../../catalogue/pictures';
import { logFailedPicture } from './logFailedPicture';
import { useSteadySource } from './useSteadySource';

interface WheelCropProps {
  readonly item: CatalogueItem;
  readonly className?: string;
}

/** A wheel, cropped from the side view: that picture is loaded anyway. */
export const WheelCrop = ({ item, className }: WheelCropProps) => {
  const src = useSteadySource(pictureOf(item, 'side').src);
  return <Crop src={src} alt="" {...pictureSize} ratio="1/1" onFailed={logFailedPicture} className={className} />;
};

const share = (pixels: number): string => `${(pixels / wheelCrop.side) * 100}%`;

const Crop = styled(Picture)`
  border-radius: inherit;
  > img {
    inset: auto;
    left: -${share(wheelCrop.x)};
    top: -${share(wheelCrop.y)};
    width: ${share(pictureSize.width)};
    max-width: none;
    height: auto;
  }
`;
