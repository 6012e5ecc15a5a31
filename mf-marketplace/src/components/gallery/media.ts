/** Media types by extension. Browsers that play QuickTime's films do so under the name of MP4, which grew out of it. */
const types = new Map([
  ['mp4', 'video/mp4'],
  ['mov', 'video/mp4'],
  ['avi', 'video/x-msvideo'],
  ['wmv', 'video/x-ms-wmv'],
  ['mkv', 'video/x-matroska'],
]);

/** The media type of a video by its extension, whatever query or hash follows; undefined for a picture. */
export const videoType = (address: string): string | undefined =>
  types.get(/\.(\w+)$/.exec(address.replace(/[?#].*$/s, ''))?.[1]?.toLowerCase() ?? '');

/** Whether an address of a gallery is a video. */
export const isVideo = (address: string): boolean => videoType(address) !== undefined;

/** The still picture that stands for the videos of a gallery: its first picture. */
export const posterOf = (media: readonly string[]): string | undefined => media.find((address) => !isVideo(address));
