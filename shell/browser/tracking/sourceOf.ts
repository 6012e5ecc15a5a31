/** Returns the source of a visit: `utm_source`, or else the host of the referrer. Returns '' for a referrer within the site. */
export const sourceOf = ({ location, document }: Pick<Window, 'location' | 'document'>): string => {
  const utmSource = new URLSearchParams(location.search).get('utm_source');
  if (utmSource) return utmSource;
  const host = document.referrer && new URL(document.referrer).host;
  return host === location.host ? '' : host;
};
