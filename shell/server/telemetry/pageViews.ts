import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { PAGE_VIEW } from '../../universal/remotes/report';

/** Milliseconds after which the report of a page view does not count as evidence. */
const MAX_AGE_MS = 24 * 3_600_000;
/** Milliseconds that the clock of another shell server may be ahead. */
const MAX_CLOCK_SKEW_MS = 60_000;

export interface PageViewsOptions {
  /** Shared by the shell servers of a site. Without one, this process recognises only its own tokens. */
  readonly internalKey: string;
  /** Share of page views, 0 to 1, that browsers report although nothing failed. */
  readonly share: number;
  /** Unix milliseconds. */
  readonly now?: () => number;
  readonly random?: () => number;
}

/** Marks page views with signed tokens, so that only a browser that got a page can report of it (docs/decisions/0059). */
export const createPageViews = ({ internalKey, share, now = Date.now, random = Math.random }: PageViewsOptions) => {
  const key = createHmac('sha256', internalKey || randomBytes(32))
    .update('page views')
    .digest();
  const sign = (id: string): string => createHmac('sha256', key).update(id).digest('base64url');
  return {
    /** Returns an entry of the `server-timing` header: pages are cached, so that a token in their HTML would be shared. */
    timing: (): string => {
      const id = `${now().toString(36)}.${randomBytes(12).toString('base64url')}`;
      return `${PAGE_VIEW};dur=${random() < share ? 1 : 0};desc="${id}.${sign(id)}"`;
    },
    /** Returns the id of a page view, or null if its token is forged or older than a day. */
    idOf: (token: string): string | null => {
      const end = token.lastIndexOf('.');
      const id = token.slice(0, Math.max(0, end));
      const [signature, expectedSignature] = [Buffer.from(token.slice(end + 1)), Buffer.from(sign(id))];
      if (signature.length !== expectedSignature.length || !timingSafeEqual(signature, expectedSignature)) return null;
      const ageMs = now() - Number.parseInt(id, 36);
      return ageMs < MAX_AGE_MS && ageMs > -MAX_CLOCK_SKEW_MS ? id : null;
    },
  };
};

export type PageViews = ReturnType<typeof createPageViews>;
