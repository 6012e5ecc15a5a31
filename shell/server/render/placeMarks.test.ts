import { createPlaceMarks } from './placeMarks';

const card = { remote: 'ranking', part: 'Card' };
const form = { remote: 'account', part: 'Form' };

describe('the places of widgets in a page', () => {
  it('are found in bytes, in the order of the page', () => {
    const { mark, cut } = createPlaceMarks();
    const [later, first] = [mark(card, { text: 'ა' }), mark(form, null)];
    const { html, places } = cut(`<p>მანქანა</p>${first}<hr>${later}.`);
    expect(html.toString()).toBe('<p>მანქანა</p><hr>.');
    expect(places).toEqual([
      { slot: form, given: null, at: 28 },
      { slot: card, given: { text: 'ა' }, at: 32 },
    ]);
  });

  it('are those of the last rendering', () => {
    const { mark, cut } = createPlaceMarks();
    const once = mark(card, 'first');
    expect(mark(card, 'second')).toBe(once);
    expect(cut(once).places).toEqual([{ slot: card, given: 'second', at: 0 }]);
  });

  it('are none for a widget that the page does not show', () => {
    const { mark, cut } = createPlaceMarks();
    mark(card, {});
    expect(cut('<p></p>')).toEqual({ html: Buffer.from('<p></p>'), places: [] });
  });
});
