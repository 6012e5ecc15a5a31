import { manifestOf, remoteOf } from '../../testing/manifests';
import { readBoot, readIntegrity } from './read';

const addElement = (type: string, text: string, id = ''): void => {
  const script = document.head.appendChild(document.createElement('script'));
  Object.assign(script, { type, id, textContent: text });
};

beforeEach(() => document.head.replaceChildren());

describe('readBoot', () => {
  it('returns the manifest and the dehydrated state', () => {
    const manifest = manifestOf([remoteOf('ranking')]);
    addElement('application/json', JSON.stringify(manifest), 'caravan-boot');
    addElement('application/json', '{"ranking":{"queries":{}}}', 'caravan-state');
    expect(readBoot(document)).toEqual({ manifest, dehydrated: { ranking: { queries: {} } } });
  });

  it.each([null, 'null', '7'])('accepts a page without a valid state: %s', (state) => {
    addElement('application/json', JSON.stringify(manifestOf([])), 'caravan-boot');
    if (state !== null) addElement('application/json', state, 'caravan-state');
    expect(readBoot(document).dehydrated).toEqual({});
  });

  it('rejects a page without a manifest', () => {
    expect(() => readBoot(document)).toThrow('no boot manifest');
    addElement('application/json', '{"lang":"en"}', 'caravan-boot');
    expect(() => readBoot(document)).toThrow('no boot manifest');
  });
});

describe('the integrity of preloaded files', () => {
  it('comes from the page’s links [MFE-7]', () => {
    document.head.innerHTML =
      '<link rel="modulepreload" href="/a.js" integrity="sha384-a"><link rel="preload" href="/font.woff2">';
    expect([...readIntegrity(document)]).toEqual([['/a.js', 'sha384-a']]);
  });
});
