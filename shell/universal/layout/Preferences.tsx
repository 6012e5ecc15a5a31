import { Check, ChevronDown, Icon } from '@caravan/shared/icons';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { Currency, Language } from '@caravan/shared/contracts';
import { currencySymbol } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { CURRENCIES, LOCALES, MARKETS } from '@caravan/shared/terms';
import { colour, media, size, space } from '@caravan/shared/theme';
import { Dropdown, dropdownItem, isPlainClick, VisuallyHidden } from '@caravan/shared/ui';
import { ThemeSwitch } from './ThemeSwitch';
import { useRouting } from '../router/RouterView';
import { useShell } from '../services/ShellContext';
import { useShellTexts } from '../texts/TextsContext';
import { waitAtMost } from '../time/waitAtMost';

// Each name is in its own language, so that visitors can read it on a page in the other language.
const languages: readonly { lang: Language; ownName: string; short: string }[] = [
  { lang: 'en', ownName: 'English', short: 'EN' },
  { lang: 'ge', ownName: 'ქართული', short: 'ქარ' },
];

/** Milliseconds that a currency change waits for the account. The request continues during the reload. */
const SAVE_TIMEOUT_MS = 400;

/** Returns the query of the page in another language. */
const languageSearch = (search: string, lang: Language): string => {
  const params = new URLSearchParams(search);
  params.set('lang', lang);
  params.sort();
  return `?${params.toString()}`;
};

/** A component of its own, because a navigation changes these links only. */
function Languages() {
  const { lang } = useSite();
  const { preferences } = useShell();
  const { search } = useRouting().location;
  const handleLanguage = (event: MouseEvent, chosen: Language): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (chosen !== lang) preferences.choose({ lang: chosen });
  };
  return (
    <ul aria-labelledby="preferences-language">
      {languages.map(({ lang: code, ownName }) => (
        <li key={code}>
          <LanguageLink
            href={languageSearch(search, code)}
            // The server's address lacks parameters that no page declares.
            suppressHydrationWarning
            hrefLang={LOCALES[code]}
            lang={LOCALES[code]}
            aria-current={code === lang ? 'true' : undefined}
            onClick={(event) => handleLanguage(event, code)}
          >
            {ownName}
            {code === lang && <Icon of={Check} />}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}

/** Language, currency and country of import in one dropdown. Languages are links (`?lang=`), so that they work before hydration too. */
export function Preferences() {
  const { lang, currency, country, session } = useSite();
  const { preferences, account } = useShell();
  const t = useShellTexts();
  const chooseCurrency = async (chosen: Currency): Promise<void> => {
    if (session.status === 'in') await waitAtMost(account.saveCurrency(chosen), SAVE_TIMEOUT_MS);
    preferences.choose({ currency: chosen });
  };
  const shown = `${languages.find((language) => language.lang === lang)?.short ?? lang} · ${currencySymbol(currency)}`;
  return (
    <Dropdown
      label={`${t('layout.preferences')}: ${shown}`}
      button={
        <>
          <span>{shown}</span>
          <Chevron of={ChevronDown} />
        </>
      }
    >
      <GroupName id="preferences-language">{t('layout.language')}</GroupName>
      <Languages />
      <GroupName id="preferences-currency">{t('layout.currency')}</GroupName>
      <ul aria-labelledby="preferences-currency">
        {CURRENCIES.map((code) => (
          <li key={code}>
            <ChoiceButton
              type="button"
              aria-current={code === currency ? 'true' : undefined}
              onClick={() => code !== currency && void chooseCurrency(code)}
            >
              <span>
                {t(`layout.currencies.${code}`)} <Sign>{currencySymbol(code)}</Sign>
                <VisuallyHidden>{code}</VisuallyHidden>
              </span>
              {code === currency && <Icon of={Check} />}
            </ChoiceButton>
          </li>
        ))}
      </ul>
      <GroupName id="preferences-country">{t('layout.country')}</GroupName>
      <ul aria-labelledby="preferences-country">
        {MARKETS.map((market) => (
          <li key={market}>
            <ChoiceButton
              type="button"
              aria-current={market === country ? 'true' : undefined}
              onClick={() => market !== country && preferences.choose({ country: market })}
            >
              {t(`layout.countries.${market}`)}
              {market === country && <Icon of={Check} />}
            </ChoiceButton>
          </li>
        ))}
      </ul>
      <OnPhones>
        <span>{t('layout.theme')}</span>
        <ThemeSwitch />
      </OnPhones>
    </Dropdown>
  );
}

const Chevron = styled(Icon)`
  ${media.tiny} {
    display: none;
  }
`;

const GroupName = styled.p`
  padding: ${space[1]} ${space[2]} ${space.half};
  color: ${colour.inkFaint};
  font-size: ${size.tiny};
  & + ul {
    padding: 0;
    list-style: none;
  }
`;

const LanguageLink = styled.a`
  ${dropdownItem}
`;

const ChoiceButton = styled.button`
  ${dropdownItem}
`;

const Sign = styled.span`
  color: ${colour.inkFaint};
`;

const OnPhones = styled.div`
  display: none;
  ${media.small} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-top: ${space[1]};
    padding: ${space.half} ${space.half} 0 ${space[2]};
    border-top: 1px solid ${colour.line};
    font-size: ${size.small};
  }
`;
