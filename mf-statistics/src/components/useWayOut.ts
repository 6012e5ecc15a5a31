import { useSite } from '@caravan/shared/site';

/** What links out of a frame say to the site, which gets no cookie of it: the language. Nothing on the site itself. */
export const useWayOut = (): Readonly<Record<string, string>> => {
  const { framed, lang } = useSite();
  return framed && lang === 'ge' ? { lang } : {};
};
