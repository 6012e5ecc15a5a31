/** Languages of the site as its code names them; `ge` is Georgian. */
export const LANGUAGES = ['en', 'ge'] as const;

/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** Whether a text names one of {@link LANGUAGES}. */
export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** A text in every language of the site. */
export type Localised = Readonly<Record<Language, string>>;

/** Languages as BCP 47 and HTML name them. */
export const LOCALES = { en: 'en', ge: 'ka' } as const satisfies Localised;
