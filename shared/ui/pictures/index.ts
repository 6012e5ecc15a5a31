// Pictures, swatches and the logo.
export { Logo, LogoMark } from './Logo';
export { Picture } from './Picture';
export { PictureSource } from './PictureSource';
export { Swatch } from './Swatch';
