import { useMemo } from 'react';
import type { Translate } from '@caravan/shared/contracts';
import { useShell } from '../services/ShellContext';
import { createTexts } from '../texts/createTexts';
import { textsIn } from '../texts/TextsContext';
import english from './locales/en.json';
import georgian from './locales/ge.json';

const bundles = { en: english, ge: georgian };

/** Returns texts of `/test` that come with its code, so that no other page loads them. */
export const useTestTexts = (): Translate => {
  const { lang } = useShell().remotes.manifest;
  return useMemo(() => textsIn(createTexts(lang, bundles[lang]))('shell'), [lang]);
};
