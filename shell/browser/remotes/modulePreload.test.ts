import { modulePreload } from './modulePreload';

describe('preloading modules', () => {
  it('asks for each file once, with its integrity [MFE-7]', () => {
    const preload = modulePreload(document.head);
    const file = (name: string) => ({ address: `/${name}.js`, integrity: `sha384-${name}` });
    preload([file('a'), file('b')], () => undefined);
    preload([file('b'), file('c')], () => undefined);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
      ['/a.js', 'sha384-a'],
      ['/b.js', 'sha384-b'],
      ['/c.js', 'sha384-c'],
    ]);
  });

  it('tells of each file as it arrives, also of one that was asked for before [SHELL-26]', () => {
    const preload = modulePreload(document.head);
    const [first, second] = [jest.fn(), jest.fn()];
    const file = { address: '/late.js', integrity: 'sha384-late' };
    preload([file], first);
    preload([file], second);
    document.querySelector('link[href="/late.js"]')?.dispatchEvent(new Event('load'));
    expect([first.mock.calls, second.mock.calls]).toEqual([[[expect.anything()]], [[expect.anything()]]]);
  });
});
