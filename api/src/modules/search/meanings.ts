import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import type { FilteredTable } from '../filters/conditions';
import { inLatin } from './latin';

const wordsRead = 8;

/** The words of what was typed: in lower case, without what cannot be part of a name, eight at most. */
export const wordsOf = (keyword: string): string[] =>
  keyword
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '')
    .slice(0, wordsRead);

/** A value of a filter that a word may mean. `likeness`: 2 it is the word or one of its words, 1 it begins so, else how alike it is. */
export interface Meaning {
  readonly place: number;
  /** As the view names it: mostly a filter of the list. */
  readonly filter: string;
  readonly value: string;
  readonly word: string;
  readonly likeness: number;
}

/** Less alike than this is another word; short words are alike by chance. */
const leastLikeness = 0.35;
const leastOfShort = 0.5;
const short = 4;

/** What each word may mean in a list, by the names that the list has; `place` is the word's. */
export const meaningsOf = async (db: Db, list: FilteredTable['name'], words: readonly string[]): Promise<Meaning[]> => {
  if (words.length === 0) return [];
  const typed = words.map(
    (word, place) => sql`(${place}::int, ${word.replaceAll('-', ' ')}::text, ${inLatin(word)}::text)`,
  );
  const known = sql`' ' || translate(known.word, '-', ' ') || ' '`;
  const likeness = sql`case when position(' ' || typed.word || ' ' in ${known}) > 0 then 2
    when length(typed.word) > 1 and position(' ' || typed.word in ${known}) > 0 then 1
    else strict_word_similarity(typed.latin, known.word) end`;
  const rows = await db
    .select({
      place: sql<number>`place`,
      filter: sql<string>`filter`,
      value: sql<string>`value`,
      word: sql<string>`word`,
      likeness: sql<number>`likeness`,
    })
    .from(
      sql`(select typed.place, known.filter, known.value, known.word, ${likeness} as likeness
        from (values ${sql.join(typed, sql`, `)}) as typed (place, word, latin)
        cross join search_words known where known.list = ${list}) as meant
        where likeness >= ${leastLikeness}::real`,
    );
  return rows.filter(({ place, likeness: found }) => found >= leastOfShort || (words[place] ?? '').length >= short);
};
