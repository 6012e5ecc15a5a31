import { GOODS } from '../../pictures/scenes/accessory/goods';
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
const drawings = new Map(Object.entries(GOODS));

/** Who states a size in the table, with what the drawing says of it. */
const sized = advertisers.flatMap(({ name, kind, sheet }) => {
  const stated = sheet?.lines.find(({ key, value }) => sizes.includes(key) && value !== null)?.value?.en;
  const drawn = drawings.get(kind)?.measured;
  return stated === undefined || drawn === undefined ? [] : [{ name, stated, drawn }];
});

it('is as large on the spec sheet as in the drawing', () => {
  expect(sized.map(({ name }) => name)).toEqual(expect.arrayContaining(['charger', 'dashcam', 'roofBox', 'tyres']));
  const differing = sized.filter(
    ({ stated, drawn }) => ![drawn.width, drawn.height].every((side) => numbersIn(stated).includes(String(side))),
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
