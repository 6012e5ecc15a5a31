import { checkLocaleFiles } from './localeFiles';

const findings = (en: unknown, ge: unknown): string[] =>
  checkLocaleFiles([
    { path: 'shell/universal/locales/en.json', text: JSON.stringify(en, null, 2) },
    { path: 'shell/universal/locales/ge.json', text: JSON.stringify(ge, null, 2) },
  ]).map(({ file, line, message }) => `${file.slice(-7)} ${line} ${message}`);

describe('locale files', () => {
  it('finds a key that one language lacks', () => {
    expect(findings({ menu: { home: 'Home', car: 'Car' } }, { menu: { home: 'მთავარი' } })).toEqual([
      'en.json 4 menu.car: missing in the other language',
    ]);
    expect(findings({}, { home: 'მთავარი' })).toEqual(['ge.json 2 home: missing in the other language']);
  });

  it('finds an empty text', () => {
    expect(findings({ home: 'Home' }, { home: ' ' })).toEqual(['ge.json 2 home: empty']);
  });

  it('finds English left in Georgian', () => {
    expect(findings({ home: 'Home page' }, { home: 'Home page' })).toEqual(['ge.json 2 home: not in Georgian']);
  });

  it('finds a lost placeholder', () => {
    expect(findings({ found: '{{count}} cars' }, { found: 'მანქანა' })).toEqual([
      'ge.json 2 found: other placeholders than in English',
    ]);
  });

  it('lets units, names and signs pass', () => {
    const same = { price: '{{value}} USD', speed: 'km/h', name: 'Caravan', none: '—', range: 'CLTC, km', from: 'FOB' };
    expect(findings(same, same)).toEqual([]);
  });

  it('finds a language without its partner', () => {
    expect(checkLocaleFiles([{ path: 'mf-ranking/src/locales/en.json', text: '{}' }])).toHaveLength(1);
  });
});
