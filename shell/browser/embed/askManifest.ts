import type { Language } from '@caravan/shared/contracts';
import { isManifest, MANIFEST_PATH, type PartnerManifest } from '../../universal/manifest/partnerManifest';

/** What the page around may show, in a language. Throws where the site at `origin` does not say it. */
export const askManifest = async (origin: string, lang: Language): Promise<PartnerManifest> => {
  const answer = await fetch(`${origin}${MANIFEST_PATH}?lang=${lang}`, { credentials: 'omit' });
  const told: unknown = answer.ok ? await answer.json() : null;
  if (!isManifest(told)) throw new Error(`${origin} answered ${answer.status}`);
  return told;
};
