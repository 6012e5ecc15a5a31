/** Whether a picture of a car is drawn by the API: of its series, not of the car itself. */
export const isCarDrawing = (picture: string | null | undefined): boolean =>
  picture?.startsWith('/media/cars/') === true;

/** Pictures of accessories that the API draws: networks show none of them, but each has a preview that they do show. */
const drawn = /^\/media\/accessories\/([a-z-]+)[/.]/;
const raster = /^\/.*\.(png|jpe?g|webp)$/i;

/** The social preview for the first of an advertiser's pictures that has one; undefined where none has. */
export const socialPicture = (pictures: readonly (string | null)[]): string | undefined => {
  for (const picture of pictures) {
    const kind = drawn.exec(picture ?? '')?.[1];
    if (kind !== undefined) return `/media/social/accessories/${kind}.png`;
    if (picture !== null && raster.test(picture)) return picture;
  }
  return undefined;
};

/**
 * The social preview of a car's picture that the API draws itself (`/media/cars/<series>/<paint>/…`): on a page of the
 * catalogue's `car` or of the finder's `vehicle`; undefined for any other picture.
 */
export const carPreview = (page: 'car' | 'vehicle', picture = ''): string | undefined => {
  const car = /^\/media\/cars\/([^/]+\/[^/]+)\//.exec(picture)?.[1];
  return car === undefined ? undefined : `/media/social/${page}/${car}.png`;
};
