/** Interface languages; `ge` is Georgian (BCP 47 `ka`). */
export type Language = 'en' | 'ge';
export type Currency = 'USD' | 'GEL';
export type Theme = 'light' | 'dark';

/** A text in every language of the site. */
export type Localised = Readonly<Record<Language, string>>;
