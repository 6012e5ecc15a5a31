import { escapeHtml } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/terms';
import type { Mail } from '../../mail/mailer';
import { mailPage } from '../../mail/mailPage';
import type { Purpose } from './check';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

/** The mail with a code. */
export const codeMail = (to: string, code: string, purpose: Purpose, language: Language): Mail => {
  const texts = { en, ge }[language];
  const subject = texts.subject[purpose];
  const note = `${texts.note} ${texts.stranger[purpose]}`;
  const content = `<p style="margin:0">${escapeHtml(texts.lead[purpose])}</p>
<p style="margin:12px 0 20px;padding:12px 0;border-top:1px solid #b8ae9c;border-bottom:1px solid #b8ae9c;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;letter-spacing:6px;font-weight:bold">${code}</p>
<p style="margin:0;font-size:14px">${escapeHtml(note)}</p>`;
  return {
    to,
    subject,
    text: `${texts.code.replace('{{code}}', code)}\n\n${note}\n`,
    html: mailPage(language, subject, content),
  };
};
