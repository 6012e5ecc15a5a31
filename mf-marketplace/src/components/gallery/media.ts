/** Media types by extension. QuickTime files are sent as MP4, the only type under which browsers play them. */
const types = new Map([
  ['mp4', 'video/mp4'],
  ['mov', 'video/mp4'],
  ['avi', 'video/x-msvideo'],
  ['wmv', 'video/x-ms-wmv'],
  ['mkv', 'video/x-matroska'],
]);

/** Returns the media type of a video by its extension, ignoring query and hash. Returns undefined for a picture. */
export const videoType = (address: string): string | undefined =>
  types.get(/\.(\w+)$/.exec(address.replace(/[?#].*$/s, ''))?.[1]?.toLowerCase() ?? '');

export const isVideo = (address: string): boolean => videoType(address) !== undefined;

/** Returns the poster for the videos of a gallery: its first picture. */
export const posterOf = (media: readonly string[]): string | undefined => media.find((address) => !isVideo(address));
