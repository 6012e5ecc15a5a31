import type { Translate } from '@caravan/shared/contracts';
import { useLazyTexts } from '../texts/useLazyTexts';
import english from './locales/en.json';
import georgian from './locales/ge.json';

const bundles = { en: english, ge: georgian };

/** Returns the texts of `/test` except for its title, which the shell needs before it loads the page. */
export const useTestTexts = (): Translate => useLazyTexts(bundles);
