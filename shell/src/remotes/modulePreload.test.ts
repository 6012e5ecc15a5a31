import { modulePreload } from './modulePreload';

describe('preloading modules', () => {
  it('asks for each file once, with its integrity where it is known [MFE-7]', () => {
    const preload = modulePreload(document, (address) => (address === '/a.js' ? 'sha384-a' : undefined));
    preload(['/a.js', '/b.js']);
    preload(['/b.js', '/c.js']);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
      ['/a.js', 'sha384-a'],
      ['/b.js', undefined],
      ['/c.js', undefined],
    ]);
  });
});
