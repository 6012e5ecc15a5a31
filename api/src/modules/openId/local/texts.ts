import type { Language } from '@caravan/shared/terms';
import type { LocalPerson } from './token';

interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly choose: string;
  readonly other: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly submit: string;
  readonly wrongEmail: string;
  readonly done: string;
  readonly noOpener: string;
  readonly broken: string;
  readonly brokenAdvice: string;
}

/** Texts of the local provider's pages. */
export const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Sign in to Caravan',
    lead: 'This page stands in for the identity provider while the site is being developed. You are signed in as whoever you choose.',
    choose: 'Choose an account',
    other: 'Or use another one',
    email: 'E-mail',
    firstName: 'First name',
    lastName: 'Last name',
    submit: 'Continue',
    wrongEmail: 'Please enter a valid email address.',
    done: 'You are signed in',
    noOpener: 'You can close this window and go on in the site.',
    broken: 'This page was opened in a wrong way',
    brokenAdvice: 'Go back to the site and start signing in again.',
  },
  ge: {
    title: 'Caravan-ზე შესვლა',
    lead: 'საიტის შემუშავებისას ეს გვერდი შესვლის სერვისს ანაცვლებს. შეხვალთ იმის სახელით, ვისაც აირჩევთ.',
    choose: 'აირჩიეთ ანგარიში',
    other: 'ან გამოიყენეთ სხვა',
    email: 'ელ. ფოსტა',
    firstName: 'სახელი',
    lastName: 'გვარი',
    submit: 'გაგრძელება',
    wrongEmail: 'გთხოვთ, შეიყვანოთ სწორი ელ. ფოსტა.',
    done: 'თქვენ შეხვედით',
    noOpener: 'შეგიძლიათ დახუროთ ეს ფანჯარა და გააგრძელოთ საიტზე.',
    broken: 'ეს გვერდი არასწორად გაიხსნა',
    brokenAdvice: 'დაბრუნდით საიტზე და შესვლა თავიდან დაიწყეთ.',
  },
};

/** Fictional people to choose from. */
export const people: Readonly<Record<Language, readonly LocalPerson[]>> = {
  en: [
    { email: 'nino.beridze@caravan.example', firstName: 'Nino', lastName: 'Beridze' },
    { email: 'levan.kapanadze@caravan.example', firstName: 'Levan', lastName: 'Kapanadze' },
    { email: 'aysel.mammadova@caravan.example', firstName: 'Aysel', lastName: 'Mammadova' },
  ],
  ge: [
    { email: 'nino.beridze@caravan.example', firstName: 'ნინო', lastName: 'ბერიძე' },
    { email: 'levan.kapanadze@caravan.example', firstName: 'ლევან', lastName: 'კაპანაძე' },
    { email: 'aysel.mammadova@caravan.example', firstName: 'აისელ', lastName: 'მამედოვა' },
  ],
};
