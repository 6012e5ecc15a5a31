import { hasChanged, restorePrimordials } from './primordials';

/** Replaces what the drills' remotes did, each by what only throws; gives what was found and put back. */
const replaced = (replace: () => void): { readonly found: readonly string[]; readonly restored: readonly string[] } => {
  replace();
  const found = hasChanged();
  return { found, restored: restorePrimordials() };
};

const fail = (): never => {
  throw new Error('replaced');
};

describe('functions of the browser', () => {
  it('are unchanged at first', () => {
    expect(hasChanged()).toEqual([]);
  });

  it.each<readonly [string, () => void]>([
    ['fetch', () => Object.assign(globalThis, { fetch: fail })],
    ['setTimeout', () => Object.assign(globalThis, { setTimeout: fail })],
    ['JSON.parse', () => Object.assign(JSON, { parse: fail })],
    ['Array.prototype.map', () => Object.assign(Array.prototype, { map: fail })],
    ['Promise.prototype.finally', () => Object.assign(Promise.prototype, { finally: fail })],
    ['Map.prototype.get', () => Object.assign(Map.prototype, { get: fail })],
    ['Array.prototype.Symbol(Symbol.iterator)', () => Object.assign(Array.prototype, { [Symbol.iterator]: fail })],
    ['Storage.prototype.getItem', () => Object.assign(Storage.prototype, { getItem: fail })],
    ['EventTarget.prototype.addEventListener', () => Object.assign(EventTarget.prototype, { addEventListener: fail })],
    ['Event.prototype.preventDefault', () => Object.assign(Event.prototype, { preventDefault: fail })],
    ['History.prototype.pushState', () => Object.assign(History.prototype, { pushState: fail })],
    ['history.pushState', () => Object.assign(history, { pushState: fail })],
    ['history.replaceState', () => Object.assign(history, { replaceState: fail })],
    ['document.querySelector', () => Object.assign(document, { querySelector: fail })],
    ['Response.prototype.json', () => Object.assign(Response.prototype, { json: fail })],
    [
      'History.prototype.state',
      () => Object.defineProperty(History.prototype, 'state', { configurable: true, get: fail }),
    ],
    ['Object.prototype.kind', () => Object.assign(Object.prototype, { kind: 'x' })],
    ['Array.prototype.last', () => Object.assign(Array.prototype, { last: fail })],
  ])('are put back, and named: %s', (name, replace) => {
    expect(replaced(replace)).toEqual({ found: [name], restored: [name] });
    expect(hasChanged()).toEqual([]);
  });

  it('are the same as before once they are put back', () => {
    const { fetch, setTimeout } = globalThis;
    const parse = Object.getOwnPropertyDescriptor(JSON, 'parse');
    const map = Object.getOwnPropertyDescriptor(Array.prototype, 'map');
    replaced(() => {
      Object.assign(globalThis, { fetch: fail, setTimeout: fail });
      Object.assign(JSON, { parse: fail });
      Object.assign(Array.prototype, { map: fail });
    });
    expect([globalThis.fetch, globalThis.setTimeout]).toEqual([fetch, setTimeout]);
    expect(Object.getOwnPropertyDescriptor(JSON, 'parse')).toEqual(parse);
    expect(Object.getOwnPropertyDescriptor(Array.prototype, 'map')).toEqual(map);
  });

  it('may be added to, which breaks nothing that runs', () => {
    const { prototype } = Set;
    Object.defineProperty(prototype, 'newest', { configurable: true, enumerable: false, value: fail });
    expect(hasChanged()).toEqual([]);
  });

  it('that cannot be put back are still named', () => {
    Object.defineProperty(Navigator.prototype, 'sendBeacon', { configurable: false, value: fail });
    Object.defineProperty(navigator, 'sendBeacon', { configurable: false, value: fail });
    expect(restorePrimordials()).toEqual(['navigator.sendBeacon']);
    expect(hasChanged()).toEqual(['navigator.sendBeacon']);
  });
});
