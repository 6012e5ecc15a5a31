/** Where a visitor came from: what the link that led here says, else the host of the page it was on; nothing within the site. */
export const sourceOf = ({ location, document }: Pick<Window, 'location' | 'document'>): string => {
  const said = new URLSearchParams(location.search).get('utm_source');
  if (said) return said;
  const host = document.referrer && new URL(document.referrer).host;
  return host === location.host ? '' : host;
};
