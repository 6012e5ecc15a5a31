import { randomUUID } from 'node:crypto';
import { slotKey, type Slot } from '@caravan/shared/contracts';
import type { AnswerOf } from './renderMessages';

type WidgetPlace = AnswerOf<'page'>['places'][number];

/** Marks the places of widgets in the HTML of one page, and finds them again. */
export const createWidgetMarks = () => {
  const marks = new Map<string, Omit<WidgetPlace, 'at'> & { readonly mark: string }>();
  return {
    /** Returns what is to stand in the HTML where the widget belongs. A page may be rendered several times. */
    mark: ({ remote, part }: Slot, given: unknown): string => {
      const slot = { remote, part };
      const mark = marks.get(slotKey(slot))?.mark ?? randomUUID();
      marks.set(slotKey(slot), { slot, given, mark });
      return mark;
    },
    /** Returns the HTML as UTF-8 without the marks, and where they were. */
    removeMarks: (content: string): { readonly html: Buffer; readonly places: WidgetPlace[] } => {
      const foundMarks = [...marks.values()]
        .map((place) => ({ ...place, index: content.indexOf(place.mark) }))
        .filter(({ index }) => index >= 0)
        .toSorted((first, second) => first.index - second.index);
      const pieces: Buffer[] = [];
      const places: WidgetPlace[] = [];
      let [start, offset] = [0, 0];
      for (const { slot, given, mark, index } of foundMarks) {
        const piece = Buffer.from(content.slice(start, index));
        pieces.push(piece);
        offset += piece.length;
        places.push({ slot, given, at: offset });
        start = index + mark.length;
      }
      return { html: Buffer.concat([...pieces, Buffer.from(content.slice(start))]), places };
    },
  };
};
