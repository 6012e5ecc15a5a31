import type { ArgumentDetail, FriendshipDetail } from '@caravan/shared/contracts/calls';
import type { SpecLine } from '../../database/schema';
import type { Language } from '@caravan/shared/terms';
import { demoMark } from '../../envelope/demoMark';
import { localise } from '../../envelope/context';
import { convertUsd } from '../../money/exchange';
import { downloadAddress } from '../downloads/serve';
import type { FoundFriendship } from './repository';

/** Returns the fields that the advertiser's page and its spec sheet share. */
const headOf = ({ item, detail }: FoundFriendship, language: Language, rate: number) => ({
  id: item.id,
  title: localise(language, item.titleEn, item.titleGe),
  price: detail.content.prices.map(({ name, usd }) => ({ key: name[language], value: convertUsd(usd, rate) })),
  guidePrice: convertUsd(detail.guidePriceUsd, rate),
  phone: detail.phone,
  email: detail.email,
  ...demoMark(item),
});

const keyLines = (lines: readonly SpecLine[], language: Language) =>
  lines.flatMap(({ isKey, text, value }) =>
    isKey && value !== null ? [{ key: text[language], value: value[language] }] : [],
  );

/** Returns the answer of an advertiser's page, amounts at `rate`. `manuals`: the files of its manual. */
export const pageOf = (
  found: FoundFriendship,
  language: Language,
  rate: number,
  manuals: FriendshipDetail['manuals'],
): FriendshipDetail => {
  const { detail, sheet } = found;
  const { summary, characteristics, overview, performance, technical } = detail.content;
  return {
    ...headOf(found, language, rate),
    banner: detail.banner,
    video: detail.video,
    downloadUrl: detail.manual === null ? null : downloadAddress(language, detail.manual),
    manuals,
    hasArgument: sheet !== null,
    summary: summary[language],
    overviewImg: detail.overviewImg,
    argumentImg: sheet === null ? null : sheet.image,
    characteristics: characteristics.map(({ title, text, image }) => ({
      title: title[language],
      text: text[language],
      image,
    })),
    arguments: keyLines(sheet?.lines ?? [], language),
    overview: { text: overview.text[language], images: [...overview.images] },
    performance: {
      title: performance.title[language],
      details: performance.details[language],
      images: performance.steps.map(({ image }) => image),
      data: performance.steps.map(({ title, text }) => ({ title: title[language], text: text[language] })),
    },
    technical: {
      images: technical.map(({ image }) => image),
      data: technical.map(({ name, facts }) => ({
        name: name[language],
        mapList: facts.map(({ key, value }) => ({ key: key[language], value: value[language] })),
      })),
    },
  };
};

/** Returns the spec sheet of an advertiser, or undefined if it has none. */
export const specSheetOf = (found: FoundFriendship, language: Language, rate: number): ArgumentDetail | undefined => {
  const { sheet } = found;
  if (sheet === null) return undefined;
  const valueLines = sheet.lines.flatMap(({ key, type, value, icon, subList }) => [
    ...(type === 1 ? [{ key, value, icon }] : []),
    ...subList.map((part) => ({ key: part.key, value: part.value, icon: null })),
  ]);
  return {
    ...headOf(found, language, rate),
    image: sheet.image,
    properties: sheet.lines.map(({ type, key, text, subList }) => ({
      type,
      key,
      text: text[language],
      subList: subList.map((part) => ({ key: part.key, text: part.text[language] })),
    })),
    infoMap: Object.fromEntries(
      valueLines.map(({ key, value, icon }) => [key, { value: value?.[language] ?? null, icon_url: icon }]),
    ),
  };
};
