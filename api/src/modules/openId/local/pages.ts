import { escapeHtml } from '@caravan/shared/format';
import { inlineSource } from '../../../html';
import { type Language, LOCALES } from '@caravan/shared/terms';
import { localPaths } from './addresses';
import { texts } from './texts';
import type { LocalPerson } from './token';

const style = `
:root { color-scheme: light dark; --paper: #faf7f1; --surface: #fffdf9; --wash: #f2ede3; --ink: #1d1a15; --soft: #575046;
  --line: #dfd8ca; --strong: #8d8475; --accent: #ad3d17; --accent-strong: #852c0e; --accent-wash: #f7e7dc; --on-accent: #fffaf5; --bad: #a1231f; }
@media (prefers-color-scheme: dark) { :root { --paper: #161310; --surface: #1e1a16; --wash: #2a251f; --ink: #f0e9de; --soft: #c3b8a9;
  --line: #38322b; --strong: #857a6c; --accent: #ef9368; --accent-strong: #f8b494; --accent-wash: #3a261b; --on-accent: #22130b; --bad: #f2948a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 FiraGO, 'Noto Sans Georgian', system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { font: 600 1.75rem/1.2 'Noto Serif', 'Noto Serif Georgian', Georgia, serif; margin: 0 0 0.5rem; }
h2 { font-size: 1rem; font-weight: 600; margin: 2rem 0 0.5rem; }
p { margin: 0; color: var(--soft); }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
li { border-bottom: 1px solid var(--line); }
li a { display: flex; align-items: center; gap: 0.875rem; padding: 0.75rem 0.5rem; color: inherit; text-decoration: none; }
li a:hover { background: var(--wash); }
.initials { flex: none; display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 50%; background: var(--accent-wash); color: var(--accent); font-weight: 600; }
.who { min-width: 0; }
.who b { display: block; font-weight: 600; }
.who span { display: block; color: var(--soft); font-size: 0.875rem; overflow-wrap: anywhere; }
form { display: grid; gap: 1rem; grid-template-columns: 1fr 1fr; }
.field, .actions { display: grid; gap: 0.25rem; min-width: 0; }
.wide, .actions { grid-column: 1 / -1; }
label { font-size: 0.875rem; color: var(--soft); }
input { width: 100%; min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid var(--strong); border-radius: 4px; background: var(--surface); color: inherit; font: inherit; }
input[aria-invalid='true'] { border-color: var(--bad); }
.error { color: var(--bad); font-size: 0.875rem; }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 4px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--accent-strong); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 24rem) { form { grid-template-columns: 1fr; } }`;

/** Headers of the local provider's pages. No script runs, and only their own style applies. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${inlineSource(style)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
};

const page = (language: Language, title: string, content: string): string =>
  `<!doctype html>
<html lang="${LOCALES[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${content}
</main></body></html>`;

/** The query of a sign-in, which is passed on from page to page. */
export interface PromptQuery {
  readonly client_id: string;
  readonly nonce: string;
  readonly lang: Language;
}

const field = (name: string, label: string, value: string, attributes: string): string =>
  `<div class="field"><label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}" ${attributes}></div>`;

/** Returns the page with the choice of accounts. `invalidEntry`: entries with an invalid e-mail address. */
export const choicePage = (query: PromptQuery, invalidEntry?: LocalPerson): string => {
  const words = texts[query.lang];
  const queryEntries = Object.entries({ ...query });
  const choices = words.people.map(({ email, firstName, lastName }) => {
    const tokenParams = new URLSearchParams([
      ...queryEntries,
      ['email', email],
      ['given_name', firstName],
      ['family_name', lastName],
    ]);
    const initials = `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`;
    return `<li><a href="${escapeHtml(`${localPaths.token}?${tokenParams.toString()}`)}"><span class="initials" aria-hidden="true">${initials}</span><span class="who"><b>${firstName} ${lastName}</b><span>${email.replace('@', '<wbr>@')}</span></span></a></li>`;
  });
  const hidden = queryEntries.map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const errorHtml =
    invalidEntry === undefined ? '' : `<span class="error" id="email-error">${escapeHtml(words.wrongEmail)}</span>`;
  const errorAttributes =
    invalidEntry === undefined ? '' : ' aria-invalid="true" aria-describedby="email-error" autofocus';
  return page(
    query.lang,
    words.title,
    `<p>${escapeHtml(words.lead)}</p>
<h2 id="choose">${escapeHtml(words.choose)}</h2>
<ul aria-labelledby="choose">${choices.join('')}</ul>
<h2 id="other">${escapeHtml(words.other)}</h2>
<form action="${localPaths.token}" aria-labelledby="other">${hidden.join('')}
<div class="field wide"><label for="email">${escapeHtml(words.email)}</label><input id="email" name="email" type="email" value="${escapeHtml(invalidEntry?.email ?? '')}" required maxlength="254" autocomplete="email"${errorAttributes}>${errorHtml}</div>
${field('given_name', words.firstName, invalidEntry?.firstName ?? '', 'maxlength="100" autocomplete="given-name"')}
${field('family_name', words.lastName, invalidEntry?.lastName ?? '', 'maxlength="100" autocomplete="family-name"')}
<div class="actions"><button type="submit">${escapeHtml(words.submit)}</button></div></form>`,
  );
};

/** Returns the page for an invalid query. */
export const invalidQueryPage = (language: Language): string =>
  page(language, texts[language].broken, `<p>${escapeHtml(texts[language].brokenAdvice)}</p>`);
