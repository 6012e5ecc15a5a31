import { toScriptJson } from '../../shell/server/pages/toScriptJson';
import { homeOf, manifestOf, remoteOf } from '../../shell/testing/manifests';
import { ensureSameContent, readPage, sizeOf } from './record';

const manifest = manifestOf([remoteOf('market')], { rendered: [homeOf('market')] });
const address = 'https://site.test/home';

const pageWith = (state: unknown, boot: object = manifest): string =>
  `<html><head><title>Cars</title></head><body><div id="root"><h1>Cars</h1></div>` +
  `<script type="application/json" id="caravan-boot">${toScriptJson(boot)}</script>` +
  `<script type="application/json" id="caravan-state">${toScriptJson(state)}</script></body></html>`;

describe('a recorded page', () => {
  it('has the calls of the page with their parameters', () => {
    const state = {
      market: {
        answers: [
          ['list', { total: 3 }, { page: 1 }],
          ['top', []],
        ],
      },
    };
    expect(readPage(address, pageWith(state))).toEqual({
      address,
      title: 'Cars',
      manifest,
      calls: [
        ['market', 'list', { page: 1 }],
        ['market', 'top'],
      ],
    });
  });

  it('is refused if a call failed', () => {
    const state = { market: { answers: [], failed: [['list', {}]] } };
    expect(() => readPage(address, pageWith(state))).toThrow('not a list of answers');
  });

  it('is refused if a slot was left out', () => {
    const partial = manifestOf([remoteOf('market')], { leftOut: [homeOf('market')] });
    expect(() => readPage(address, pageWith({}, partial))).toThrow('not rendered completely');
  });
});

describe('the size of a page', () => {
  it('counts the elements of its content without scripts, styles and links', () => {
    const content = '<div id="root"><h1>Cars</h1><!--$--><p>3 &lt; 4</p></div>';
    const html = `<head><title>a</title></head><style>.a{}</style>${content}<link href="a"><script>"<b>"</script>`;
    const bytes = '<div id="root"><h1>Cars</h1><p>3 &lt; 4</p></div>'.length;
    expect(sizeOf(html)).toEqual({ elements: 3, bytes });
  });

  it('leaves out the hidden elements of a stream', () => {
    const html = '<div id="root"><b>1</b></div><div hidden id="S:0"><i>2</i></div><div hidden="" id="S:1">3</div>';
    expect(sizeOf(html).elements).toBe(3);
  });

  it('must be nearly the same on each server', () => {
    const page = { elements: 1000, bytes: 50_000 };
    expect(() => ensureSameContent('Astro', page, { elements: 1010, bytes: 50_900 })).not.toThrow();
    expect(() => ensureSameContent('Astro', page, { elements: 1000, bytes: 60_000 })).toThrow('60000 bytes');
    expect(() => ensureSameContent('Astro', page, { elements: 900, bytes: 50_000 })).toThrow('900 elements');
  });
});
