import type { PageMeta, Translate } from '@caravan/shared/contracts';
import type { ArgumentDetail } from '@caravan/shared/contracts/calls';
import { rowsOfSheet, sectionsOf } from '../../components/comparison/comparisonRows';
import { socialPicture } from '../../components/socialPicture';

/** Lines that a description holds: search engines show no more. */
const SHOWN = 4;

const description = ({ properties, infoMap }: ArgumentDetail): string =>
  sectionsOf(rowsOfSheet(properties, infoMap), 1)
    .flatMap(({ groups }) => groups.flatMap(({ lines }) => lines))
    .flatMap(({ text, values: [info] }) => (info?.value ? [`${text}: ${info.value}`] : []))
    .slice(0, SHOWN)
    .join('; ');

/** What search engines and social networks read of a spec sheet: what it is of, and its first lines. */
export const specSheetMeta = (sheet: ArgumentDetail, t: Translate): PageMeta => {
  const lines = description(sheet);
  const image = socialPicture([sheet.image]);
  return {
    title: `${sheet.title} · ${t('specSheet.title')}`,
    name: t('specSheet.title'),
    ...(lines === '' ? {} : { description: `${sheet.title}. ${lines}.` }),
    ...(image === undefined ? {} : { image }),
    breadcrumbs: [{ text: sheet.title, path: `/friendship/${sheet.id}` }],
  };
};
