import type { Language } from '@caravan/shared/terms';
import { localise } from '../../envelope/context';
import type { FoundFriendship } from './repository';
import type { Document } from '../downloads/page';

const contactOf = ({ detail }: FoundFriendship): string =>
  [detail.phone, detail.email].filter((each) => each !== null).join(' · ');

/** Creates the manual of an advertiser's product: fitting, use, technical data and contact. */
export const createManual = (found: FoundFriendship, language: Language): Document => {
  const { item, detail, sheet } = found;
  const { summary, overview, performance, technical } = detail.content;
  return {
    title: localise(language, item.titleEn, item.titleGe),
    lead: summary[language],
    blocks: [
      { kind: 'text', text: overview.text[language] },
      { kind: 'heading', text: performance.title[language] },
      { kind: 'text', text: performance.details[language] },
      {
        kind: 'steps',
        items: performance.steps.map(({ title, text }) => ({ title: title[language], text: text[language] })),
      },
      ...technical.flatMap(({ name, facts }) => [
        { kind: 'heading' as const, text: name[language] },
        { kind: 'table' as const, head: [], rows: facts.map(({ key, value }) => [key[language], value[language]]) },
      ]),
      ...(sheet?.lines ?? [])
        .filter(({ type }) => type === 3)
        .map(({ text, subList }) => ({
          kind: 'table' as const,
          head: [text[language], ''],
          rows: subList.map((part) => [part.text[language], part.value?.[language] ?? '']),
        })),
    ],
    foot: contactOf(found),
  };
};
