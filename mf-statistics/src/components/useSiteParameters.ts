import { useSite } from '@caravan/shared/site';

/** Parameters of links from a frame to the site, which gets no cookie of it: the language. Empty on the site. */
export const useSiteParameters = (): Readonly<Record<string, string>> => {
  const { framed, lang } = useSite();
  return framed && lang === 'ge' ? { lang } : {};
};
