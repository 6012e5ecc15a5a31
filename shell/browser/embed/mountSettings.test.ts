import { mountSettings } from './mountSettings';

it('has defaults for all settings of a widget', () => {
  expect(mountSettings({})).toEqual({ lang: 'en', currency: 'USD', country: 'georgia', theme: null, heading: '2' });
});

it('takes the country of import from the attribute of a widget', () => {
  expect(mountSettings({ attributes: { country: 'azerbaijan' } }).country).toBe('azerbaijan');
});

it('takes the HTML code of Georgian', () => {
  expect(mountSettings({ lang: 'ka' }).lang).toBe('ge');
});

it.each([
  [{ lang: 'fr' }, 'lang="fr" is none of en, ge, ka'],
  [{ currency: 'EUR' }, 'currency="EUR" is none of USD, GEL'],
  [{ country: 'mars' }, 'country="mars" is none of georgia, azerbaijan'],
  [{ attributes: { country: 'mars' } }, 'country="mars" is none of georgia, azerbaijan'],
  [{ theme: 'blue' }, 'theme="blue" is none of light, dark'],
  [{ heading: '7' }, 'heading="7" is none of 1, 2, 3, 4, 5, 6, none'],
])('refuses the unknown setting %j [EMB-4]', (options, message) => {
  expect(() => mountSettings(options)).toThrow(`caravan-widget: ${message}`);
});
