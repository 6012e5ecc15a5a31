export interface Banner {
  readonly id: 'customs' | 'registration';
  readonly kind: string;
  readonly address: string;
}

/** The banner that the server renders. */
export const firstBanner: Banner = { id: 'customs', kind: 'port', address: 'https://www.rs.ge/' };

export const banners: readonly Banner[] = [
  firstBanner,
  { id: 'registration', kind: 'mountains', address: 'https://sa.gov.ge/' },
];

/** Milliseconds that a banner stays (specification, "Constants"). */
export const BANNER_DELAY_MS = 5000;

export const bannerPicture = (kind: string, size: 'desktop' | 'mobile'): string => `/media/banners/${kind}-${size}.svg`;
