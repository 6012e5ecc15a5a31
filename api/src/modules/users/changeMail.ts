import type { Language } from '@caravan/shared/terms';
import type { Mail } from '../../mail/mailer';
import { fillTemplate } from '../../terms/fillTemplate';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

interface EmailChange {
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly token: string;
  readonly origin: string;
  /** The language of the caller, who may be a stranger: the mail is in both languages and starts with this one. */
  readonly language: Language;
}

const texts = { en, ge };

/** Returns the mail that tells the old address of the change, with the link that reverts it (ACC-6). */
export const changeMail = (change: EmailChange): Mail => {
  const { oldEmail, newEmail, token, origin, language } = change;
  const otherLanguage = language === 'en' ? 'ge' : 'en';
  const part = (lang: Language): string =>
    fillTemplate(texts[lang].text, { oldEmail, newEmail, link: `${origin}/email-undo?token=${token}&lang=${lang}` });
  return { to: oldEmail, subject: texts[language].subject, text: `${part(language)}\n\n—\n\n${part(otherLanguage)}\n` };
};
