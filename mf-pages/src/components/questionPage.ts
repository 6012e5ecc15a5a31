import type { Language, Localised } from '@caravan/shared/contracts';

/** A question and its answer. They are not in the locale files, because schema.org objects are built without these. */
export interface Question {
  readonly id: string;
  readonly question: Localised;
  readonly answer: Localised;
}

export const questionPage = (questions: readonly Question[], lang: Language): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question[lang],
    acceptedAnswer: { '@type': 'Answer', text: answer[lang] },
  })),
});
