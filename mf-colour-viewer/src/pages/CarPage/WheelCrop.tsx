import { styled } from 'styled-components';
import { Picture } from '@caravan/shared/ui';
import { pictureSize, wheelCrop } from '../../catalogue/pictures';
import { logFailedPicture } from './logFailedPicture';
import { useDecodedSource } from './useDecodedSource';

interface WheelCropProps {
  /** The side view of a car with the wheel. */
  readonly src: string;
  readonly className?: string;
}

/** Shows a wheel, cropped from the side view, because that picture is loaded anyway. */
export const WheelCrop = ({ src, className }: WheelCropProps) => {
  const decodedSrc = useDecodedSource(src);
  return (
    <Crop src={decodedSrc} alt="" {...pictureSize} ratio="1/1" onFailed={logFailedPicture} className={className} />
  );
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
