import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { slotKey } from '@caravan/shared/contracts';
import { networkOf } from '@caravan/shared/http';
import type { VisitorKind } from '../../universal/remotes/visitorKind';
import { createCounter, PER_MINUTE, type CreateLimit } from '../limits';
import { type SiteFeed, type SiteSnapshot, versionsOf } from '../registry';
import type { ReportMetrics } from './metrics';
import type { PageViews } from './pageViews';
import { parseReport } from './parseReport';
import { traceReport } from './requestSpans';
import type { VersionNotes } from './versionNotes';

/** Reports a minute, of one address and of all at this process. A page sends one when it is left, and one for each failure. */
export const MAX_REPORTS = { address: 60, all: 6000 };

/** Removes a route that no remote declares: invented routes must not make more counters. */
const withKnownRoute = (snapshot: SiteSnapshot, of: VisitorKind): VisitorKind => {
  const isKnown = versionsOf(snapshot).some(({ federation }) =>
    federation.routes.some(({ id }) => slotKey({ remote: federation.name, part: id }) === of.route),
  );
  return isKnown ? of : { ...of, route: null };
};

export interface ReportsParts {
  readonly feed: SiteFeed;
  readonly notes: VersionNotes;
  readonly views: Pick<PageViews, 'idOf'>;
  readonly metrics: ReportMetrics;
  readonly createLimit: CreateLimit;
}

/** Receives reports of browsers. Stores nothing about the visitor, and ignores versions that do not run. */
export const takeReports = (app: FastifyInstance, { feed, notes, views, metrics, createLimit }: ReportsParts): void => {
  const { count } = createCounter(PER_MINUTE);
  const ofAddress = createLimit({ name: 'reports', ...PER_MINUTE });
  const isTooMuch = async (address: string): Promise<boolean> =>
    count('all') > MAX_REPORTS.all || !(await ofAddress.admits(address, MAX_REPORTS.address));

  const options: RouteShorthandOptions = {
    bodyLimit: 16_384,
    // For a body that is too long or of another type.
    errorHandler: ({ statusCode = 500 }, _request, reply) => void reply.code(statusCode).send(),
  };
  app.post('/remotes/loads', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await isTooMuch(request.ip)) return reply.code(429).header('retry-after', '60').send();
    const report = parseReport(request.body);
    const from = request.headers['sec-fetch-site'] ?? 'same-origin';
    if (!report || from !== 'same-origin') return reply.code(400).send();
    const network = networkOf(request.ip);
    const state = feed.current();
    const loads = report.loads
      .filter(([remote, version]) => notes.isKnown(state, remote, version))
      .map(([remote, version, outcome, kind]) => ({ remote, version, outcome, kind: withKnownRoute(state, kind) }));
    const end = report.end
      ?.filter(([remote, version]) => notes.isKnown(state, remote, version))
      .map(([remote, version, kinds, vitals]) => ({
        remote,
        version,
        kinds: kinds.map((kind) => withKnownRoute(state, kind)),
        vitals,
      }));
    const log = report.trace === undefined ? request.log : request.log.child({ trace: report.trace.slice(3, 35) });
    for (const { remote, version, outcome, kind } of loads) {
      const failsFor = notes.reported(remote, version, outcome, { network, kind });
      if (failsFor !== null) log.error({ remote, version, failsFor }, 'a version fails in browsers');
      if (outcome === 'ready' || count(`${remote} ${version} ${outcome}`) > 1) continue;
      const what =
        outcome === 'environment' ? 'a remote failed in a changed environment' : 'a remote failed in a browser';
      log.warn({ remote, version, outcome, ...kind }, what);
    }
    for (const version of end ?? []) metrics.vitals(version);
    const id = views.idOf(report.view);
    if (id !== null && report.trace !== undefined) traceReport(report.trace, loads, end ?? []);
    const refusals =
      id === null
        ? (['unsigned'] as const)
        : await notes.evidence.report({ id, network, loads, end: end ?? null, isFirst: report.isFirst ?? false });
    metrics.report(refusals);
    return reply.code(204).send();
  });
};
