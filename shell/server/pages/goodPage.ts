import { type SiteSnapshot, versionsOf } from '../registry';
import type { ReadyPage } from './pageCache';

/** Returns the origins of the partners that may frame pages. */
export const framingOrigins = ({ partners }: Pick<SiteSnapshot, 'partners'>): readonly string[] =>
  Object.values(partners).flatMap(({ origins, off }) => (off ? [] : origins));

/**
 * Returns whether a page that was rendered earlier may still be sent. Browsers run its versions, so the snapshot must name each: a rollback,
 * a removal or a quarantine drops them. Its policy names the partners that may frame it.
 */
export const isStillAllowed = (
  { versions, framedBy }: Pick<ReadyPage, 'versions' | 'framedBy'>,
  snapshot: Pick<SiteSnapshot, 'remotes' | 'candidates' | 'partners'>,
): boolean => {
  const origins = framingOrigins(snapshot);
  const running = versionsOf(snapshot);
  return (
    framedBy.every((origin) => origins.includes(origin)) &&
    versions.every(({ remote, version }) =>
      running.some((each) => each.federation.name === remote && each.version === version),
    )
  );
};
