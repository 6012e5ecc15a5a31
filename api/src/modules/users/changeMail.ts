import type { Language } from '@caravan/shared/terms';
import type { Mail } from '../../mail/mailer';

interface Change {
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly token: string;
  readonly origin: string;
  /** The language of the caller, who may be a stranger: the mail is in both languages and starts with this one. */
  readonly language: Language;
}

const texts = {
  en: {
    subject: 'Your Caravan e-mail address was changed',
    text: ({ oldEmail, newEmail }: Change, link: string) =>
      `The e-mail address of your Caravan account was changed from ${oldEmail} to ${newEmail}.

If you did this, there is nothing to do.

If you did not, restore your address within 7 days. This also logs the account out on all devices:
${link}`,
  },
  ge: {
    subject: 'თქვენი ელ. ფოსტა Caravan-ზე შეიცვალა',
    text: ({ oldEmail, newEmail }: Change, link: string) =>
      `თქვენი Caravan-ის ანგარიშის ელ. ფოსტა შეიცვალა: იყო ${oldEmail}, არის ${newEmail}.

თუ ეს თქვენ შეცვალეთ, არაფრის გაკეთება არ არის საჭირო.

თუ ეს თქვენ არ შეგიცვლიათ, დააბრუნეთ ძველი მისამართი 7 დღის განმავლობაში. ამასთან, ანგარიშიდან ყველა მოწყობილობა გამოვა:
${link}`,
  },
} as const;

/** The mail that tells the old address of the change, with the link that reverts it (ACC-6). */
export const changeMail = (change: Change): Mail => {
  const { oldEmail, token, origin, language } = change;
  const other = language === 'en' ? 'ge' : 'en';
  const part = (lang: Language): string => texts[lang].text(change, `${origin}/email-undo?token=${token}&lang=${lang}`);
  return { to: oldEmail, subject: texts[language].subject, text: `${part(language)}\n\n—\n\n${part(other)}\n` };
};
