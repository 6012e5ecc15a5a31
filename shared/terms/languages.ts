/** Languages of the site as the code names them. `ge` is Georgian. */
export const LANGUAGES = ['en', 'ge'] as const;

export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

export type Localised = Readonly<Record<Language, string>>;

/** Language tags (BCP 47). The site's `ge` is `ka` for browsers, plural rules and search engines. */
export const LOCALES = { en: 'en', ge: 'ka' } as const satisfies Localised;
