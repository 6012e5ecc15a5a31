import { createWidgetMarks } from './widgetMarks';

const card = { remote: 'ranking', part: 'Card' };
const form = { remote: 'account', part: 'Form' };

describe('the marks of widgets in a page', () => {
  it('are found in bytes, in the order of the page', () => {
    const { mark, removeMarks } = createWidgetMarks();
    const [cardMark, formMark] = [mark(card, { text: 'ა' }), mark(form, null)];
    const { html, placeholders } = removeMarks(`<p>მანქანა</p>${formMark}<hr>${cardMark}.`);
    expect(html.toString()).toBe('<p>მანქანა</p><hr>.');
    expect(placeholders).toEqual([
      { slot: form, widgetProps: null, offset: 28 },
      { slot: card, widgetProps: { text: 'ა' }, offset: 32 },
    ]);
  });

  it('are those of the last rendering', () => {
    const { mark, removeMarks } = createWidgetMarks();
    const firstMark = mark(card, 'first');
    expect(mark(card, 'second')).toBe(firstMark);
    expect(removeMarks(firstMark).placeholders).toEqual([{ slot: card, widgetProps: 'second', offset: 0 }]);
  });

  it('are none for a widget that the page does not show', () => {
    const { mark, removeMarks } = createWidgetMarks();
    mark(card, {});
    expect(removeMarks('<p></p>')).toEqual({ html: Buffer.from('<p></p>'), placeholders: [] });
  });

  it('are not made for props that are too large', () => {
    const { mark } = createWidgetMarks();
    expect(() => mark({ remote: 'account', part: 'Card' }, 'x'.repeat(63_999))).toThrow('64000 characters');
  });
});
