import { useMemo } from 'react';
import { useTextsOf } from '../texts/TextsContext';
import type { LayoutTexts } from './types';

/** Returns the layout's texts in the language of the page. */
export function useLayoutTexts(): LayoutTexts {
  const translate = useTextsOf()('shell');
  return useMemo(() => {
    const t = (key: string): string => translate(`layout.${key}`);
    return {
      brand: t('brand'),
      tagline: t('tagline'),
      skip: t('skip'),
      home: t('home'),
      menu: t('menu'),
      openMenu: t('openMenu'),
      closeMenu: t('closeMenu'),
      collapseMenu: t('collapseMenu'),
      expandMenu: t('expandMenu'),
      groups: { market: t('groups.market'), data: t('groups.data'), tools: t('groups.tools'), more: t('groups.more') },
      preferences: t('preferences'),
      language: t('language'),
      currency: t('currency'),
      currencies: { USD: t('currencies.USD'), GEL: t('currencies.GEL') },
      country: t('country'),
      countries: { georgia: t('countries.georgia'), azerbaijan: t('countries.azerbaijan') },
      theme: t('theme'),
      signIn: t('signIn'),
      signInWord: t('signInWord'),
      account: t('account'),
      information: t('information'),
      signOut: t('signOut'),
      feedback: t('feedback'),
      footerMenu: t('footerMenu'),
      privacy: t('privacy'),
      legal: t('legal'),
      backToTop: t('backToTop'),
      loading: t('loading'),
      dismiss: t('dismiss'),
      closeDialog: t('closeDialog'),
      lastData: t('lastData'),
      notFound: { title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') },
      guide: {
        title: t('guide.title'),
        lead: t('guide.lead'),
        steps: ['market', 'data', 'ranking', 'ask'].map((step) => ({
          title: t(`guide.${step}.title`),
          text: t(`guide.${step}.text`),
        })),
        dismiss: t('guide.dismiss'),
        close: t('guide.close'),
      },
      failure: {
        title: t('failure.title'),
        text: t('failure.text'),
        connection: t('failure.connection'),
        retry: t('failure.retry'),
        advice: t('failure.advice'),
      },
    };
  }, [translate]);
}
