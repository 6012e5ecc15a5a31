import { useSite } from '@caravan/shared/site';

/** Returns the query parameters of links from a frame to the site: the language, which no cookie has. Empty on the site. */
export const useSiteParameters = (): Readonly<Record<string, string>> => {
  const { framed, lang } = useSite();
  return framed && lang === 'ge' ? { lang } : {};
};
