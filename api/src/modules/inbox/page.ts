import { escapeHtml } from '@caravan/shared/format';
import type { devMails } from '../../database/schema';
import { inlineSource } from '../../html';

const style = `
:root { color-scheme: light dark; --paper: #faf7f1; --ink: #1d1a15; --soft: #575046; --line: #dfd8ca; --accent: #ad3d17; }
@media (prefers-color-scheme: dark) { :root { --paper: #161310; --ink: #f0e9de; --soft: #c3b8a9; --line: #38322b; --accent: #ef9368; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 FiraGO, 'Noto Sans Georgian', system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { font: 600 1.75rem/1.2 'Noto Serif', Georgia, serif; margin: 0 0 0.5rem; }
p { margin: 0; color: var(--soft); }
ol { list-style: none; margin: 1.5rem 0 0; padding: 0; }
li { border-top: 1px solid var(--line); padding: 1rem 0 1.25rem; }
h2 { font-size: 1.0625rem; margin: 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 0.75rem; margin: 0.25rem 0 0.75rem; font-size: 0.875rem; color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }`;

/** Headers of the inbox page: it shows text only, and nothing in it may run. */
export const inboxHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${inlineSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

type InboxMail = typeof devMails.$inferSelect;

const itemHtml = ({ recipient, subject, body, sentAt }: InboxMail): string => {
  const time = sentAt.toISOString();
  return `<li><article><h2>${escapeHtml(subject)}</h2><dl><dt>To</dt><dd>${escapeHtml(recipient)}</dd><dt>Sent</dt><dd><time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></dd></dl><pre>${escapeHtml(body)}</pre></article></li>`;
};

export const inboxPage = (mails: readonly InboxMail[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Development inbox</title><style>${style}</style></head>
<body><main><h1>Development inbox</h1><p>No mail server is configured, so mail is shown here, newest first. Reload for new mail.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : `<ol>${mails.map(itemHtml).join('\n')}</ol>`}</main></body></html>`;
