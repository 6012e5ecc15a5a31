import type { Language } from '@caravan/shared/contracts';
import { isManifest, MANIFEST_PATH, type PartnerManifest } from '../../universal/manifest/partnerManifest';

export interface ReceivedManifest extends PartnerManifest {
  /**
   * Milliseconds that the visitor's clock was behind the server's when the manifest arrived. A widget may start much later.
   * An older `/embed.js`, which passes its manifest to the newest program, sets none.
   */
  readonly clockOffsetMs?: number;
}

/** Fetches the manifest for partners in a language. Throws if the site at `origin` sends no valid one. */
export const fetchManifest = async (origin: string, lang: Language): Promise<ReceivedManifest> => {
  const answer = await fetch(`${origin}${MANIFEST_PATH}?lang=${lang}`, { credentials: 'omit' });
  const body: unknown = answer.ok ? await answer.json() : null;
  if (!isManifest(body)) throw new Error(`${origin} answered ${answer.status}`);
  return { ...body, clockOffsetMs: body.now - Date.now() };
};
