import { useMemo } from 'react';
import type { Language, Translate } from '@caravan/shared/contracts';
import { useShell } from '../services/ShellContext';
import { createTexts } from './createTexts';
import { textsIn } from './TextsContext';

/** Returns texts that come with lazily loaded code, so that no other page loads them. */
export const useLazyTexts = (bundles: Readonly<Record<Language, object>>): Translate => {
  const { lang } = useShell().remotes.manifest;
  return useMemo(() => textsIn(createTexts(lang, bundles[lang]))('shell'), [lang, bundles]);
};
