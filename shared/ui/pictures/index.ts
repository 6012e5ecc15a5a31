// Pictures, swatches and the logo.
export { Logo, LogoMark } from './Logo';
export { Picture, type PictureProps, type PictureRatio } from './Picture';
export { PictureSource, type PictureSourceProps } from './PictureSource';
export { Swatch, type SwatchProps } from './Swatch';
