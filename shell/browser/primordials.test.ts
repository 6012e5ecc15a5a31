import { changedPrimordials, restorePrimordials } from './primordials';

/** Replaces functions, then returns which were found and restored. */
const replaced = (replace: () => void): { readonly found: readonly string[]; readonly restored: readonly string[] } => {
  replace();
  const found = changedPrimordials();
  return { found, restored: restorePrimordials() };
};

const fail = (): never => {
  throw new Error('replaced');
};

describe('functions of the browser', () => {
  it('are unchanged at first', () => {
    expect(changedPrimordials()).toEqual([]);
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
  ])('are found and restored: %s', (name, replace) => {
    expect(replaced(replace)).toEqual({ found: [name], restored: [name] });
    expect(changedPrimordials()).toEqual([]);
  });

  it('are identical to the originals after they are restored', () => {
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

  it('may get new methods that are not enumerable', () => {
    const { prototype } = Set;
    Object.defineProperty(prototype, 'newest', { configurable: true, enumerable: false, value: fail });
    expect(changedPrimordials()).toEqual([]);
  });

  it('that cannot be restored are still named', () => {
    Object.defineProperty(Navigator.prototype, 'sendBeacon', { configurable: false, value: fail });
    Object.defineProperty(navigator, 'sendBeacon', { configurable: false, value: fail });
    expect(restorePrimordials()).toEqual(['navigator.sendBeacon']);
    expect(changedPrimordials()).toEqual(['navigator.sendBeacon']);
  });
});
