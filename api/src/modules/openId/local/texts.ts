import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

/** Texts of the local provider's pages, and fictional people to choose from. */
export const texts = { en, ge };
