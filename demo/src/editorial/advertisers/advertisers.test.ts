import { readPicture } from '../../pictures/files';
import { advertisers } from './advertisers';
import { advertiserWords } from './words';

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/g) ?? [];

/** Figures alone, in any order: Georgian has a comma for the point and spaces between thousands. */
const figuresIn = (text: string): string => (text.match(/\d/g) ?? []).toSorted().join('');

interface Said {
  readonly en: string;
  readonly ge: string;
}

const isSaid = (value: object): value is Said => 'en' in value && typeof value.en === 'string' && 'ge' in value;

const saidIn = (value: unknown): Said[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isSaid(value) ? [value] : Object.values(value).flatMap(saidIn);
};

const sizes = ['size', 'outside', 'diameter'];

/** The measures in the third picture of a product, in millimetres. */
const measuresIn = (kind: string): string[] =>
  Array.from(readPicture(`accessories/${kind}/3`)?.matchAll(/>(\d+) mm</g) ?? [], ([, measure = '']) => measure);

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

describe.each(advertisers)('what $name says of its goods', ({ name, content, sheet }) => {
  it('has the same figures in the overview and on the spec sheet, under the same name', () => {
    const facts = content.technical.flatMap((group) => group.facts);
    const contradicting = (sheet?.lines ?? []).filter(({ text, value }) => {
      const named = facts.filter(({ key }) => key.en === text.en);
      const agrees = named.some((fact) =>
        numbersIn(value?.en ?? '').every((number) => numbersIn(fact.value.en).includes(number)),
      );
      return named.length > 0 && !agrees;
    });
    expect(contradicting).toEqual([]);
  });

  it('has the same figures in both languages', () => {
    const differing = saidIn(advertiserWords[name]).filter(({ en, ge }) => figuresIn(en) !== figuresIn(ge));
    expect(differing).toEqual([]);
  });
});
