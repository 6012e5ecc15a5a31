import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import { outcomes } from '../universal/sections/errors';
import { minuteCounts } from './minuteCounts';
import type { SiteFeed } from './siteFeed';
import type { VersionNotes } from './versionNotes';

/** Reports a minute, of one address and of all; a page sends one when it is left, and one for each failure. */
const LIMIT = { address: 60, all: 6000 };

/** What a browser says of its loads (`browser/remotes/reportLoads.ts`): section, version, how it ended. */
const report = v.pipe(
  v.array(v.tuple([v.string(), v.string(), v.picklist(outcomes)])),
  v.minLength(1),
  v.maxLength(40),
);

/** Its lines; null where it is none. */
export const parseReport = (body: unknown): v.InferOutput<typeof report> | null => {
  try {
    const { success, output } = v.safeParse(report, JSON.parse(String(body)));
    return success ? output : null;
  } catch {
    return null;
  }
};

/** Takes what browsers report; nothing of who reports is kept, and what this site does not run is passed over. */
export const takeReports = (
  app: FastifyInstance,
  feed: SiteFeed,
  notes: VersionNotes,
  now = (): number => performance.now(),
): void => {
  const count = minuteCounts(now);
  const isTooMuch = (address: string): boolean => count('all') > LIMIT.all || count(address) > LIMIT.address;

  const options: RouteShorthandOptions = {
    bodyLimit: 4096,
    // Too long, or of another type: it says so by its status.
    errorHandler: ({ statusCode = 500 }, _request, reply) => void reply.code(statusCode).send(),
  };
  app.post('/remotes/loads', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isTooMuch(request.ip)) return reply.code(429).header('retry-after', '60').send();
    const loads = parseReport(request.body);
    const from = request.headers['sec-fetch-site'] ?? 'same-origin';
    if (!loads || from !== 'same-origin') return reply.code(400).send();
    for (const [remote, version, outcome] of loads) {
      if (!notes.isKnown(feed.current(), remote, version)) continue;
      notes.note('browser', remote, version, outcome);
      if (outcome === 'ready' || count(`${remote} ${version} ${outcome}`) > 1) continue;
      request.log.warn({ remote, version, outcome }, 'a section failed in a browser');
    }
    return reply.code(204).send();
  });
};
