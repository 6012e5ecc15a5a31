import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database';
import { inboxMails } from '../../mail/mailer';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; color: #1c1b19; background: #fbfaf7; }
  article { border-top: 1px solid #d8d4ca; padding: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; } p { margin: 0.25rem 0; color: #5d5a52; } pre { font: inherit; white-space: pre-wrap; margin: 0.5rem 0 0; }`;

interface Shown {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly sentAt: Date;
}

const article = ({ recipient, subject, body, sentAt }: Shown): string =>
  `<article><h2>${escaped(subject)}</h2><p>To ${escaped(recipient)} · <time>${sentAt.toISOString()}</time></p><pre>${escaped(body)}</pre></article>`;

/** The development inbox as a page: what would have been sent by mail. */
const inboxPage = (mails: readonly Shown[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Development inbox</title><style>${style}</style></head>
<body><h1>Development inbox</h1><p>No mail server is configured, so mail is shown here, newest first. Reload for new mail.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('\n')}</body></html>`;

/** Serves the inbox; the caller decides whether there is one. */
export const inboxRoute = (app: FastifyInstance, db: Db): void => {
  app.get('/dev/inbox', async (_request, reply) => {
    const page = inboxPage(await inboxMails(db));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(page);
  });
};
