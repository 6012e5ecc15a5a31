import type { Language, Localised } from '@caravan/shared/contracts';

/** A question and its answer; here and not in the locale files, because schema.org objects are made without them. */
export interface Question {
  readonly id: string;
  readonly question: Localised;
  readonly answer: Localised;
}

/** Questions of a page as schema.org knows them. */
export const questionPage = (questions: readonly Question[], lang: Language): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question[lang],
    acceptedAnswer: { '@type': 'Answer', text: answer[lang] },
  })),
});
