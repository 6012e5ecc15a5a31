/** Returns whether a picture is the API's drawing of a series and not a photograph of the car. */
export const isCarDrawing = (picture: string | null | undefined): boolean =>
  picture?.startsWith('/media/cars/') === true;

/** The API's drawings of accessories. Social networks do not show SVG, but each drawing has a PNG preview. */
const accessoryDrawing = /^\/media\/accessories\/([a-z-]+)[/.]/;
const rasterImage = /^\/.*\.(png|jpe?g|webp)$/i;

/** Returns the social preview of the first picture that has one. */
export const socialPicture = (pictures: readonly (string | null)[]): string | undefined => {
  for (const picture of pictures) {
    const kind = accessoryDrawing.exec(picture ?? '')?.[1];
    if (kind !== undefined) return `/media/social/accessories/${kind}.png`;
    if (picture !== null && rasterImage.test(picture)) return picture;
  }
  return undefined;
};

/** Returns the social preview of the API's drawing of a car (`/media/cars/<series>/<paint>/…`), undefined for other pictures. */
export const carPreview = (page: 'car' | 'vehicle', picture = ''): string | undefined => {
  const car = /^\/media\/cars\/([^/]+\/[^/]+)\//.exec(picture)?.[1];
  return car === undefined ? undefined : `/media/social/${page}/${car}.png`;
};
