import { escapeHtml } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/terms';
import type { Mail } from '../../mail/mailer';
import { mailPage } from '../../mail/mailPage';
import { fillTemplate } from '../../terms/fillTemplate';
import type { Purpose } from './check';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

interface CodeMail {
  readonly to: string;
  readonly code: string;
  readonly purpose: Purpose;
  readonly language: Language;
  /** Origin of the site. */
  readonly origin: string;
}

/** Returns the mail with a code. */
export const codeMail = ({ to, code, purpose, language, origin }: CodeMail): Mail => {
  const texts = { en, ge }[language];
  const subject = texts.subject[purpose];
  const note = `${texts.note} ${texts.stranger[purpose]}`;
  const link = `${origin}/contacts-us?lang=${language}`;
  const linkHtml = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  const content = `<p style="margin:0">${escapeHtml(texts.lead[purpose])}</p>
<p style="margin:12px 0 20px;padding:12px 0;border-top:1px solid #b8ae9c;border-bottom:1px solid #b8ae9c;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;letter-spacing:6px;font-weight:bold">${code}</p>
<p style="margin:0;font-size:14px">${fillTemplate(escapeHtml(note), { link: linkHtml })}</p>`;
  return {
    to,
    subject,
    text: `${fillTemplate(texts.code, { code })}\n\n${fillTemplate(note, { link })}\n`,
    html: mailPage(language, subject, content),
  };
};
