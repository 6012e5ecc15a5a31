import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import { slotKey } from '@caravan/shared/contracts';
import { networkOf } from '@caravan/shared/http';
import { LANGUAGES } from '@caravan/shared/terms';
import { outcomes } from '../../universal/remotes/errors';
import { widthClasses, type VisitorKind } from '../../universal/remotes/visitorKind';
import { createMinuteCounter } from '../minuteCounter';
import { type SiteFeed, type SiteSnapshot, versionsOf } from '../registry';
import type { VersionNotes } from './versionNotes';

/** Reports a minute, of one address and of all. A page sends one when it is left, and one for each failure. */
const MAX_REPORTS = { address: 60, all: 6000 };

const kind = v.strictObject({
  lang: v.picklist(LANGUAGES),
  width: v.picklist(widthClasses),
  isSignedIn: v.boolean(),
  hasMoved: v.boolean(),
  route: v.nullable(v.pipe(v.string(), v.maxLength(100))),
}) satisfies v.GenericSchema<VisitorKind>;

/**
 * A report of a browser about its loads (`browser/remotes/reportLoads.ts`): remote, version, outcome, kind of visitor. Pages of partners
 * send no kind.
 */
const report = v.pipe(
  v.array(
    v.union([
      v.strictTuple([v.string(), v.string(), v.picklist(outcomes), kind]),
      v.strictTuple([v.string(), v.string(), v.picklist(outcomes)]),
    ]),
  ),
  v.minLength(1),
  v.maxLength(40),
);

/** Parses a report. Returns null if it is invalid. */
export const parseReport = (body: unknown): v.InferOutput<typeof report> | null => {
  try {
    const { success, output } = v.safeParse(report, JSON.parse(String(body)));
    return success ? output : null;
  } catch {
    return null;
  }
};

/** Removes a route that no remote declares: invented routes must not make more counters. */
const withKnownRoute = (snapshot: SiteSnapshot, of: VisitorKind): VisitorKind => {
  const isKnown = versionsOf(snapshot).some(({ federation }) =>
    federation.routes.some(({ id }) => slotKey({ remote: federation.name, part: id }) === of.route),
  );
  return isKnown ? of : { ...of, route: null };
};

/** Receives reports of browsers. Stores nothing about the visitor, and ignores versions that do not run. */
export const takeReports = (
  app: FastifyInstance,
  feed: SiteFeed,
  notes: VersionNotes,
  now = (): number => performance.now(),
): void => {
  const count = createMinuteCounter(now);
  const isTooMuch = (address: string): boolean =>
    count('all') > MAX_REPORTS.all || count(address) > MAX_REPORTS.address;

  const options: RouteShorthandOptions = {
    bodyLimit: 8192,
    // For a body that is too long or of another type.
    errorHandler: ({ statusCode = 500 }, _request, reply) => void reply.code(statusCode).send(),
  };
  app.post('/remotes/loads', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isTooMuch(request.ip)) return reply.code(429).header('retry-after', '60').send();
    const loads = parseReport(request.body);
    const from = request.headers['sec-fetch-site'] ?? 'same-origin';
    if (!loads || from !== 'same-origin') return reply.code(400).send();
    const network = networkOf(request.ip);
    for (const [remote, version, outcome, of] of loads) {
      const state = feed.current();
      if (!notes.isKnown(state, remote, version)) continue;
      const visitor = { network, kind: of ? withKnownRoute(state, of) : null };
      const failsFor = notes.reported(remote, version, outcome, visitor);
      if (failsFor !== null) request.log.error({ remote, version, failsFor }, 'a version fails in browsers');
      if (outcome === 'ready' || count(`${remote} ${version} ${outcome}`) > 1) continue;
      const what =
        outcome === 'environment' ? 'a remote failed in a changed environment' : 'a remote failed in a browser';
      request.log.warn({ remote, version, outcome, ...visitor.kind }, what);
    }
    return reply.code(204).send();
  });
};
