import type { downloads } from '@caravan/api/schema';
import { accessoryPicture, carPicture, newsPicture } from '@caravan/api/media';
import en from './en/downloads.json' with { type: 'json' };
import ge from './ge/downloads.json' with { type: 'json' };

interface Download {
  readonly id: keyof typeof en;
  readonly file: string;
  readonly image: string;
}

/** The files of the download page. The folder `documents` and the API make their content. */
const files: readonly Download[] = [
  { id: 'checklist', file: 'buyers-checklist.html', image: newsPicture('test', 'checklist') },
  { id: 'import-costs', file: 'import-costs.html', image: newsPicture('customs', 'import-costs') },
  { id: 'glossary', file: 'glossary.html', image: newsPicture('port', 'glossary') },
  { id: 'series-overview', file: 'series-overview.csv', image: newsPicture('factory', 'series-overview') },
  { id: 'ranking', file: 'retail-ranking.csv', image: newsPicture('market', 'retail-ranking') },
  { id: 'paints', file: 'paint-catalogue.csv', image: carPicture('zeekr-001', 'Royal Blue', 'side', 'Y-spoke') },
  { id: 'charger-manual', file: 'manual-charger.html', image: accessoryPicture('charger') },
];

export const demoDownloads = (): (typeof downloads.$inferInsert)[] =>
  files.map((file, position) => ({
    ...file,
    position,
    nameEn: en[file.id].name,
    nameGe: ge[file.id].name,
    tipsEn: en[file.id].tips,
    tipsGe: ge[file.id].tips,
  }));
