import type { PageMeta, Translate } from '@caravan/shared/contracts';
import type { ArgumentDetail } from '@caravan/shared/contracts/calls';
import { rowsOfSheet, sectionsOf } from '../../components/comparison/comparisonRows';
import { socialPicture } from '../../components/socialPicture';

/** Search engines show about this many lines of a description. */
const MAX_LINES = 4;

const descriptionOf = ({ properties, infoMap }: ArgumentDetail): string =>
  sectionsOf(rowsOfSheet(properties, infoMap), 1)
    .flatMap(({ groups }) => groups.flatMap(({ lines }) => lines))
    .flatMap(({ text, values: [info] }) => (info?.value ? [`${text}: ${info.value}`] : []))
    .slice(0, MAX_LINES)
    .join('; ');

/** Title, description and social preview of a spec sheet. The description is its first lines. */
export const specSheetMeta = (sheet: ArgumentDetail, t: Translate): PageMeta => {
  const lines = descriptionOf(sheet);
  const image = socialPicture([sheet.image]);
  return {
    title: `${sheet.title} · ${t('specSheet.title')}`,
    heading: sheet.title,
    name: t('specSheet.title'),
    ...(lines === '' ? {} : { description: `${sheet.title}. ${lines}.` }),
    ...(image === undefined ? {} : { image }),
    breadcrumbs: [{ text: sheet.title, path: `/friendship/${sheet.id}` }],
  };
};
