import { escapeHtml } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/terms';
import type { Mail } from '../../mail/mailer';
import type { Purpose } from './check';

const texts = {
  en: {
    locale: 'en',
    subject: {
      1: 'Your Caravan sign-in code',
      2: 'Confirm your new e-mail address',
      3: 'Confirm the deletion of your Caravan account',
    },
    code: (code: string) => `Your code is ${code}.`,
    lead: {
      1: 'Enter this code to sign in:',
      2: 'Enter this code to use this address from now on:',
      3: 'Enter this code to delete your account for good:',
    },
    note: 'It is valid for 10 minutes and works once.',
    stranger: {
      1: 'If you did not ask for it, you can ignore this e-mail.',
      2: 'If you did not ask for it, you can ignore this e-mail.',
      3: 'If you did not ask for it, somebody else is signed in to your account. Give the code to nobody, and write to us.',
    },
  },
  ge: {
    locale: 'ka',
    subject: {
      1: 'Caravan: შესვლის კოდი',
      2: 'დაადასტურეთ ახალი ელ. ფოსტა',
      3: 'დაადასტურეთ Caravan-ის ანგარიშის წაშლა',
    },
    code: (code: string) => `თქვენი კოდია ${code}.`,
    lead: {
      1: 'შესასვლელად შეიყვანეთ ეს კოდი:',
      2: 'ახალი მისამართის გამოსაყენებლად შეიყვანეთ ეს კოდი:',
      3: 'ანგარიშის სამუდამოდ წასაშლელად შეიყვანეთ ეს კოდი:',
    },
    note: 'კოდი მოქმედებს 10 წუთის განმავლობაში და მხოლოდ ერთხელ.',
    stranger: {
      1: 'თუ ის თქვენ არ მოგითხოვიათ, ამ წერილს ყურადღებას ნუ მიაქცევთ.',
      2: 'თუ ის თქვენ არ მოგითხოვიათ, ამ წერილს ყურადღებას ნუ მიაქცევთ.',
      3: 'თუ ის თქვენ არ მოგითხოვიათ, თქვენს ანგარიშში სხვა არის შესული. კოდი არავის გაანდოთ და მოგვწერეთ.',
    },
  },
} as const;

/** Uses inline styles, because mail programs drop all others. Loads nothing. */
const html = (code: string, purpose: Purpose, language: Language): string => {
  const { locale, subject, lead, note, stranger } = texts[language];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject[purpose])}</title></head>
<body style="margin:0;padding:32px 20px;font-family:system-ui,'Noto Sans Georgian',sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:22px;font-weight:bold">Caravan</p>
<p style="margin:0">${escapeHtml(lead[purpose])}</p>
<p style="margin:12px 0 20px;padding:12px 0;border-top:1px solid #b8ae9c;border-bottom:1px solid #b8ae9c;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;letter-spacing:6px;font-weight:bold">${code}</p>
<p style="margin:0;font-size:14px">${escapeHtml(`${note} ${stranger[purpose]}`)}</p>
</div></body></html>`;
};

export const codeMail = (to: string, code: string, purpose: Purpose, language: Language): Mail => {
  const words = texts[language];
  return {
    to,
    subject: words.subject[purpose],
    text: `${words.code(code)}\n\n${words.note} ${words.stranger[purpose]}\n`,
    html: html(code, purpose, language),
  };
};
