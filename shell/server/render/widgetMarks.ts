import { randomUUID } from 'node:crypto';
import { slotKey, type Slot } from '@caravan/shared/contracts';
import { arePropsAllowed, PROPS_TOO_LARGE, type RenderResponseOf } from './renderMessages';

type WidgetPlaceholder = RenderResponseOf<'page'>['placeholders'][number];

/** Marks where widgets belong in the HTML of one page, and finds the marks again. */
export const createWidgetMarks = () => {
  const marks = new Map<string, Omit<WidgetPlaceholder, 'offset'> & { readonly mark: string }>();
  return {
    /**
     * Returns the mark for the position of the widget in the HTML. A page may be rendered several times. Throws if the props are too large:
     * the page then fails, and its worker is not ended for an invalid message.
     */
    mark: ({ remote, part }: Slot, widgetProps: unknown): string => {
      if (!arePropsAllowed(widgetProps)) throw new RangeError(PROPS_TOO_LARGE);
      const slot = { remote, part };
      const mark = marks.get(slotKey(slot))?.mark ?? randomUUID();
      marks.set(slotKey(slot), { slot, widgetProps, mark });
      return mark;
    },
    /** Returns the HTML as UTF-8 without the marks, and where they were. */
    removeMarks: (content: string): { readonly html: Buffer; readonly placeholders: WidgetPlaceholder[] } => {
      const foundMarks = [...marks.values()]
        .map((placeholder) => ({ ...placeholder, index: content.indexOf(placeholder.mark) }))
        .filter(({ index }) => index >= 0)
        .toSorted((first, second) => first.index - second.index);
      const pieces: Buffer[] = [];
      const placeholders: WidgetPlaceholder[] = [];
      let [start, offset] = [0, 0];
      for (const { slot, widgetProps, mark, index } of foundMarks) {
        const piece = Buffer.from(content.slice(start, index));
        pieces.push(piece);
        offset += piece.length;
        placeholders.push({ slot, widgetProps, offset });
        start = index + mark.length;
      }
      return { html: Buffer.concat([...pieces, Buffer.from(content.slice(start))]), placeholders };
    },
  };
};
