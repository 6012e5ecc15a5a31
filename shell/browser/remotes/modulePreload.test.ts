import { modulePreload } from './modulePreload';

describe('preloading modules', () => {
  it('requests each file once, with its integrity [MFE-7]', () => {
    const preload = modulePreload(document.head);
    const file = (name: string) => ({ address: `/${name}.js`, integrity: `sha384-${name}` });
    preload([file('a'), file('b')]);
    preload([file('b'), file('c')]);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
      ['/a.js', 'sha384-a'],
      ['/b.js', 'sha384-b'],
      ['/c.js', 'sha384-c'],
    ]);
  });
});
