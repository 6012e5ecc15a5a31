import type { LandedFigure as Figure } from '@caravan/shared/contracts/calls';
import { landedFigure } from '../../testing/fixtures';
import { renderSite, type SiteOptions } from '../../testing/renderSite';
import { LandedFigure } from './LandedFigure';

const inBaku = { country: 'azerbaijan' } as const;
const known = landedFigure();
const text = (landed: readonly Figure[], options?: SiteOptions) => {
  renderSite(<LandedFigure landed={landed} />, options);
  return document.body.textContent;
};

describe('the landed price on a card', () => {
  it('is one figure if all is known [LAND-1]', () => {
    expect(text([known])).toBe('Cleared in Tbilisi: $17,385');
  });

  it('is a range that names its unknown parts [LAND-1]', () => {
    expect(text([{ ...known, high: 18_020, unknown: ['engine', 'freight'] }])).toBe(
      'Cleared in Tbilisi: $17,385–18,020engine size unknown, freight estimated',
    );
  });

  it('says that the car may be over the age limit, also of one figure [LAND-1]', () => {
    expect(text([{ ...known, unknown: ['madeOn'], mayBeTooOld: true }])).toBe(
      'Cleared in Tbilisi: $17,385date of manufacture unknown, may be over the age limit',
    );
  });

  it('is that of the visitor’s country [LAND-1]', () => {
    const figures = [known, landedFigure({ country: 'azerbaijan', low: 21_300, high: 21_300 })];
    expect(text(figures, { site: inBaku })).toBe('Cleared in Baku: $21,300');
  });

  it('is in the visitor’s currency and language [LAND-1]', () => {
    expect(text([known], { lang: 'ge', currency: 'GEL' })).toBe('განბაჟებული თბილისში: 17\u00A0385\u00A0₾');
  });

  it.each([
    ['tooOld', 'Cannot be imported: over the age limit'],
    ['noEngine', 'Clearance unknown: engine size not stated'],
    ['noTariff', 'Clearance unknown: fuel or year not stated, or no tariff'],
    ['noPrice', 'Cleared price unknown: no price to calculate from'],
  ] as const)('says why it is not known: %s [LAND-1]', (problem, expected) => {
    expect(text([{ ...known, low: null, high: null, problem }])).toBe(expected);
  });

  it('says that only the freight is missing [LAND-1] [LAND-6]', () => {
    const figure = { ...known, low: null, high: null, problem: 'noPrice', isFreightUnknown: true } as const;
    expect(text([figure])).toBe('Cleared price unknown: no freight known');
  });

  it('is left out if the API has none for the country', () => {
    expect(text([landedFigure({ country: 'azerbaijan' })])).toBe('');
  });
});
