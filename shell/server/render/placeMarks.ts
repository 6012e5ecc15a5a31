import { randomUUID } from 'node:crypto';
import { slotKey, type Slot } from '@caravan/shared/contracts';
import type { AnswerOf } from './renderMessages';

type Place = AnswerOf<'page'>['places'][number];

/** Marks the places of widgets in the HTML of one page, and finds them again. */
export const createPlaceMarks = () => {
  const marked = new Map<string, Omit<Place, 'at'> & { readonly mark: string }>();
  return {
    /** Returns what is to stand in the HTML where the widget belongs. A page may be rendered several times. */
    mark: ({ remote, part }: Slot, given: unknown): string => {
      const slot = { remote, part };
      const mark = marked.get(slotKey(slot))?.mark ?? randomUUID();
      marked.set(slotKey(slot), { slot, given, mark });
      return mark;
    },
    /** Returns the HTML as UTF-8 without the marks, and where they were. */
    cut: (content: string): { readonly html: Buffer; readonly places: Place[] } => {
      const found = [...marked.values()]
        .map((place) => ({ ...place, index: content.indexOf(place.mark) }))
        .filter(({ index }) => index >= 0)
        .toSorted((one, other) => one.index - other.index);
      const pieces: Buffer[] = [];
      const places: Place[] = [];
      let [from, at] = [0, 0];
      for (const { slot, given, mark, index } of found) {
        const piece = Buffer.from(content.slice(from, index));
        pieces.push(piece);
        at += piece.length;
        places.push({ slot, given, at });
        from = index + mark.length;
      }
      return { html: Buffer.concat([...pieces, Buffer.from(content.slice(from))]), places };
    },
  };
};
