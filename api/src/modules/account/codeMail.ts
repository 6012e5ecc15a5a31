import type { Language } from '../../envelope/context';
import type { Mail } from '../../mail/mailer';

const texts = {
  en: {
    subject: { 1: 'Your Caravan sign-in code', 2: 'Confirm your new e-mail address' },
    body: (code: string) =>
      `Your code is ${code}.\n\nIt is valid for 10 minutes. If you did not ask for it, you can ignore this e-mail.\n`,
  },
  ge: {
    subject: { 1: 'Caravan: შესვლის კოდი', 2: 'დაადასტურეთ ახალი ელ. ფოსტა' },
    body: (code: string) =>
      `თქვენი კოდია ${code}.\n\nკოდი მოქმედებს 10 წუთის განმავლობაში. თუ ის თქვენ არ მოგითხოვიათ, ამ წერილს ყურადღებას ნუ მიაქცევთ.\n`,
  },
} as const;

/** The mail that carries a code, in the language of the call. */
export const codeMail = (to: string, code: string, purpose: 1 | 2, language: Language): Mail => ({
  to,
  subject: texts[language].subject[purpose],
  text: texts[language].body(code),
});
