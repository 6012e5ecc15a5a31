import type { FastifyReply, FastifyRequest } from 'fastify';
import { isVisitor, createVisitorId, findRelease, visitorRelease, type Release, type SiteSnapshot } from '../registry';

const VISITOR_COOKIE = 'visitor';
/** A year, in seconds. */
const MAX_AGE_SECONDS = 31_536_000;

/** Returns the release that a request gets. Pages of partners, and requests without the cookie, get the running versions. */
export const releaseFor = (snapshot: SiteSnapshot, { partner, cookies }: FastifyRequest): Release =>
  findRelease(snapshot, partner ? '' : visitorRelease(snapshot.candidates, cookies[VISITOR_COOKIE]));

/** Sets the cookie that keeps a visitor with a release, while there are several. */
export const setVisitorCookie = (snapshot: SiteSnapshot, request: FastifyRequest, reply: FastifyReply): void => {
  if (snapshot.candidates.length === 0 || isVisitor(request.cookies[VISITOR_COOKIE])) return;
  const secure = request.protocol === 'https';
  reply.setCookie(VISITOR_COOKIE, createVisitorId(), {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: MAX_AGE_SECONDS,
  });
};
