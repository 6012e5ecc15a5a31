/** @jest-environment node */
import { blocksOf, spansOf } from './proseBlocks';

describe('running text', () => {
  it('splits a line into words, links, strong words and names', () => {
    expect(spansOf('See [the **list**](/a#b) or `lang`, **now**.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'the **list**', to: '/a#b' },
      { kind: 'text', text: ' or ' },
      { kind: 'code', text: 'lang' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'now' },
      { kind: 'text', text: '.' },
    ]);
    expect(spansOf('[a] (b) * c')).toEqual([{ kind: 'text', text: '[a] (b) * c' }]);
  });

  it('joins adjacent points into one list', () => {
    expect(blocksOf('One\n- a\n- b\nTwo\n- c')).toEqual([
      { kind: 'paragraph', text: 'One' },
      { kind: 'list', items: ['a', 'b'] },
      { kind: 'paragraph', text: 'Two' },
      { kind: 'list', items: ['c'] },
    ]);
  });
});
