import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { slotKey } from '@caravan/shared/contracts';
import { createCounter, networkOf } from '@caravan/shared/http';
import type { VisitorKind } from '../../universal/remotes/visitorKind';
import { PER_MINUTE, type CreateLimit } from '../limits';
import { type SiteFeed, type SiteSnapshot, versionsOf } from '../registry';
import type { ReportMetrics } from './metrics';
import type { PageViews } from './pageViews';
import { parseReport } from './parseReport';
import { addReportSpan } from './requestSpans';
import type { VersionHealth } from './versionHealth';

/** Reports a minute, of one network and of all at this process. A page sends one when it is left, and one for each failure. */
export const MAX_REPORTS = { network: 60, all: 6000 };

/** Removes a route that no remote declares: invented routes must not make more counters. */
const withKnownRoute = (snapshot: SiteSnapshot, kind: VisitorKind): VisitorKind => {
  const isKnown = versionsOf(snapshot).some(({ federation }) =>
    federation.routes.some(({ id }) => slotKey({ remote: federation.name, part: id }) === kind.route),
  );
  return isKnown ? kind : { ...kind, route: null };
};

export interface ReportsParts {
  readonly feed: SiteFeed;
  readonly versionHealth: VersionHealth;
  readonly views: Pick<PageViews, 'idOf'>;
  readonly metrics: ReportMetrics;
  readonly createLimit: CreateLimit;
}

/** Receives reports of browsers. Stores nothing about the visitor, and ignores versions that do not run. */
export const receiveReports = (
  app: FastifyInstance,
  { feed, versionHealth, views, metrics, createLimit }: ReportsParts,
): void => {
  const { count } = createCounter(PER_MINUTE);
  const networkLimit = createLimit({ name: 'reports', ...PER_MINUTE });
  /** Refused reports of a network do not count among those of all, so that one network cannot use up that limit. */
  const isOverLimit = async (network: string): Promise<boolean> =>
    !(await networkLimit.admits(network, MAX_REPORTS.network)) || count('all', MAX_REPORTS.all) > 0;

  const options: RouteShorthandOptions = {
    bodyLimit: 16_384,
    // For a body that is too long or of another type.
    errorHandler: ({ statusCode = 500 }, _request, reply) => void reply.code(statusCode).send(),
  };
  app.post('/remotes/loads', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const network = networkOf(request.ip);
    if (await isOverLimit(network)) return reply.code(429).header('retry-after', '60').send();
    const report = parseReport(request.body);
    const fetchSite = request.headers['sec-fetch-site'] ?? 'same-origin';
    if (!report || fetchSite !== 'same-origin') return reply.code(400).send();
    const id = views.idOf(report.view);
    const snapshot = feed.current();
    const loads = report.loads
      .filter(([remote, version]) => versionHealth.isKnown(snapshot, remote, version))
      .map(([remote, version, outcome, kind]) => ({ remote, version, outcome, kind: withKnownRoute(snapshot, kind) }));
    const end = report.end
      ?.filter(([remote, version]) => versionHealth.isKnown(snapshot, remote, version))
      .map(([remote, version, kinds, vitals]) => ({
        remote,
        version,
        kinds: kinds.map((kind) => withKnownRoute(snapshot, kind)),
        vitals,
      }));
    const log = report.trace === undefined ? request.log : request.log.child({ trace: report.trace.slice(3, 35) });
    for (const { remote, version, outcome, kind } of loads) {
      const visitor = id === null ? null : { id, network, kind };
      const failsFor = versionHealth.countBrowserOutcome(remote, version, outcome, visitor);
      if (failsFor !== null) log.error({ remote, version, failsFor }, 'a version fails in browsers');
      if (outcome === 'ready' || count(`${remote} ${version} ${outcome}`, 1) > 0) continue;
      const message =
        outcome === 'environment' ? 'a remote failed in a changed environment' : 'a remote failed in a browser';
      log.warn({ remote, version, outcome, ...kind }, message);
    }
    for (const version of end ?? []) metrics.observeVitals(version);
    if (id !== null && report.trace !== undefined) addReportSpan(report.trace, loads, end ?? []);
    const refusals =
      id === null
        ? (['unsigned'] as const)
        : await versionHealth.evidence.recordReport({
            id,
            network,
            loads,
            end: end ?? null,
            isFirst: report.isFirst ?? false,
          });
    metrics.countReport(refusals);
    return reply.code(204).send();
  });
};
