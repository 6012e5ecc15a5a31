import { newestRankingMonth } from '../../calendar/periods';
import type { Deps } from '../../deps';
import type { Language } from '../../envelope/context';
import { checklist } from './documents/checklist';
import { glossary } from './documents/glossary';
import { importCosts } from './documents/importCosts';
import { manual } from './documents/manual';
import { pageHtml } from './page';
import { findManual } from './repository';
import { paintTable, rankingTable, seriesTable } from './tables';

type Sources = Pick<Deps, 'db' | 'now'>;

/** The text of a file, made when it is asked for: the same for the same data. */
const makers: Readonly<Record<string, (sources: Sources, language: Language) => Promise<string> | string>> = {
  'buyers-checklist.html': (_sources, language) => pageHtml(checklist(language), language),
  'import-costs.html': (_sources, language) => pageHtml(importCosts(language), language),
  'glossary.html': (_sources, language) => pageHtml(glossary(language), language),
  'paint-catalogue.csv': (_sources, language) => paintTable(language),
  'series-overview.csv': ({ db }, language) => seriesTable(db, language),
  'retail-ranking.csv': ({ db, now }, language) => rankingTable(db, newestRankingMonth(now()), language),
};

export interface DownloadFile {
  readonly contentType: string;
  readonly body: string;
}

const contentTypeOf = (file: string): string =>
  file.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'text/html; charset=utf-8';

/** A file in a language, undefined where there is none: those of the download page, and the advertisers' manuals. */
export const makeFile = async (
  sources: Sources,
  language: Language,
  file: string,
): Promise<DownloadFile | undefined> => {
  const make = Object.hasOwn(makers, file) ? makers[file] : undefined;
  if (make !== undefined) {
    return { contentType: contentTypeOf(file), body: await make(sources, language) };
  }
  const found = await findManual(sources.db, file);
  return found === undefined
    ? undefined
    : { contentType: contentTypeOf(file), body: pageHtml(manual(found, language), language) };
};
