import { manifestOf, remoteOf } from '../../testing/manifests';
import { readBoot, readIntegrity } from './read';

const put = (type: string, text: string, id = ''): void => {
  const script = document.head.appendChild(document.createElement('script'));
  Object.assign(script, { type, id, textContent: text });
};

beforeEach(() => document.head.replaceChildren());

describe('what the server put into the page', () => {
  it('is the manifest, and the state that its calls filled', () => {
    const manifest = manifestOf([remoteOf('ranking')]);
    put('application/json', JSON.stringify(manifest), 'caravan-boot');
    put('application/json', '{"ranking":{"queries":{}}}', 'caravan-state');
    expect(readBoot(document)).toEqual({ manifest, dehydrated: { ranking: { queries: {} } } });
  });

  it.each([null, 'null', '7'])('may lack the state: %s', (state) => {
    put('application/json', JSON.stringify(manifestOf([])), 'caravan-boot');
    if (state !== null) put('application/json', state, 'caravan-state');
    expect(readBoot(document).dehydrated).toEqual({});
  });

  it('must hold a manifest', () => {
    expect(() => readBoot(document)).toThrow('no boot manifest');
    put('application/json', '{"lang":"en"}', 'caravan-boot');
    expect(() => readBoot(document)).toThrow('no boot manifest');
  });
});

describe('the integrity of files that the page started', () => {
  it('is what its links state [MFE-7]', () => {
    document.head.innerHTML =
      '<link rel="modulepreload" href="/a.js" integrity="sha384-a"><link rel="preload" href="/font.woff2">';
    expect([...readIntegrity(document)]).toEqual([['/a.js', 'sha384-a']]);
  });
});
