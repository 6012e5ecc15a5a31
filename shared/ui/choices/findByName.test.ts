import { findByName } from './findByName';

const items = ['RAV4 Hybrid 4WD', 'Camry', 'Carry', 'Volkswagen ID. 4', 'Ford Focus', 'Škoda Octavia', 'BMW X5'];
const found = (typed: string, names = items) =>
  findByName(
    names.map((text) => ({ text })),
    typed,
  ).map(({ text }) => text);

describe('finding by name [PMS-1]', () => {
  it('leaves similar names out when one matches exactly', () => {
    expect(found('camry')).toEqual(['Camry']);
  });

  it('shows only the most similar names', () => {
    expect(found('camri')).toEqual(['Camry']);
  });

  it('puts words that begin with the text before words that contain it', () => {
    expect(found('ri', ['Toyota Yaris', 'Kia Rio'])).toEqual(['Kia Rio', 'Toyota Yaris']);
  });

  it('allows one different letter from four letters on', () => {
    expect(found('focis')).toEqual(['Ford Focus']);
    expect(found('ficis')).toEqual([]);
    expect(found('fxr')).toEqual([]);
  });

  it('counts a repeated letter once', () => {
    expect(found('focuus')).toEqual(['Ford Focus']);
    expect(found('zzzz', ['Zeekr 001'])).toEqual([]);
  });

  it('allows two different letters from seven letters on', () => {
    expect(found('folksvagan')).toEqual(['Volkswagen ID. 4']);
    expect(found('folksfagan')).toEqual([]);
  });

  it('ignores punctuation, spaces and diacritics', () => {
    expect(found('rav-4')).toEqual(['RAV4 Hybrid 4WD']);
    expect(found('skoda')).toEqual(['Škoda Octavia']);
    expect(found('fordfocus')).toEqual(['Ford Focus']);
    expect(found('id4')).toEqual(['Volkswagen ID. 4']);
  });

  it('takes digits literally', () => {
    expect(found('id5')).toEqual([]);
    expect(found('volkswagen5')).toEqual([]);
  });

  it('finds every item for punctuation alone', () => {
    expect(found(' . ')).toEqual(items);
  });
});
