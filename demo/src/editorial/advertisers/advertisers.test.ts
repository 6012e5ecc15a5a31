import type { Localised } from '@caravan/shared/terms';
import { readPicture } from '../../pictures/files';
import { advertisers } from './advertisers';
import { advertiserWords } from './words';

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/g) ?? [];

/** Returns the digits only, sorted, because the languages write decimals and thousands differently. */
const figuresIn = (text: string): string => (text.match(/\d/g) ?? []).toSorted().join('');

const isBilingual = (value: object): value is Localised =>
  'en' in value && typeof value.en === 'string' && 'ge' in value;

const textsIn = (value: unknown): Localised[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isBilingual(value) ? [value] : Object.values(value).flatMap(textsIn);
};

const sizes = ['size', 'outside', 'diameter'];

/** Returns the measures in a product's third picture, in millimetres. They have no unit, because one picture serves both languages. */
const measuresIn = (kind: string): string[] =>
  Array.from(readPicture(`accessories/${kind}/3`)?.matchAll(/>(\d+)</g) ?? [], ([, measure = '']) => measure);

/** The advertisers whose spec sheet states a size, with the measures in the product's picture. */
const sized = advertisers.flatMap(({ name, kind, sheet }) => {
  const stated = sheet?.lines.find(({ key, value }) => sizes.includes(key) && value !== null)?.value?.en;
  return stated === undefined ? [] : [{ name, stated, measures: measuresIn(kind) }];
});

it('states the same size on the spec sheet and in the picture', () => {
  expect(sized.map(({ name }) => name)).toEqual(expect.arrayContaining(['charger', 'dashcam', 'roofBox', 'tyres']));
  const differing = sized.filter(
    ({ stated, measures }) =>
      measures.length !== 2 || !measures.every((measure) => numbersIn(stated).includes(measure)),
  );
  expect(differing).toEqual([]);
});

describe.each(advertisers)('texts of $name', ({ name, content, sheet }) => {
  it('have the same figures in the overview and on the spec sheet', () => {
    const facts = content.technical.flatMap((group) => group.facts);
    const contradicting = (sheet?.lines ?? []).filter(({ text, value }) => {
      const equalFacts = facts.filter(({ key }) => key.en === text.en);
      const agrees = equalFacts.some((fact) =>
        numbersIn(value?.en ?? '').every((number) => numbersIn(fact.value.en).includes(number)),
      );
      return equalFacts.length > 0 && !agrees;
    });
    expect(contradicting).toEqual([]);
  });

  it('have the same figures in both languages', () => {
    const differing = textsIn(advertiserWords[name]).filter(({ en, ge }) => figuresIn(en) !== figuresIn(ge));
    expect(differing).toEqual([]);
  });
});
