import { accessoryScene } from '@caravan/api/media';
import type { FriendshipContent, SpecLine } from '@caravan/api/schema';
import type { Localised } from '@caravan/shared/terms';
import * as v from 'valibot';
import advertisersJson from './advertisers.json' with { type: 'json' };
import { advertiserWords } from './words';

/** The number of a picture of the advertiser's accessory. */
const scene = v.number();
const line = v.object({
  key: v.string(),
  type: v.picklist([0, 1, 2, 3]),
  isKey: v.optional(v.boolean(), false),
  icon: v.optional(scene),
});

/** An invented company that advertises. Its phone number and domain do not exist. */
const advertiser = v.object({
  name: v.picklist(['ceramicKit', 'charger', 'dashcam', 'floorMats', 'roofBox', 'seatCovers', 'toolKit', 'tyres']),
  /** The folder of its pictures, and part of the file name of its manual. */
  kind: v.string(),
  hasBanner: v.boolean(),
  video: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  hasManual: v.boolean(),
  overviewScene: v.nullable(scene),
  guidePriceUsd: v.nullable(v.number()),
  pricesUsd: v.array(v.nullable(v.number())),
  characteristics: v.array(v.nullable(scene)),
  overview: v.array(scene),
  steps: v.array(scene),
  technical: v.array(scene),
  sheet: v.nullable(v.object({ scene, lines: v.array(line) })),
});
type Advertiser = v.InferOutput<typeof advertiser>;

/** Combines the entries of two lists of the same length. Throws if the lengths differ. */
const zip = <A, B, R>(first: readonly A[], second: readonly B[], combine: (a: A, b: B) => R): R[] => {
  if (first.length !== second.length) {
    throw new Error(
      `advertisers.json and the texts of an advertiser have lists of ${String(first.length)} and ${String(second.length)} entries: both need the same number`,
    );
  }
  return first.flatMap((entry, index) =>
    second.slice(index, index + 1).map((counterpart) => combine(entry, counterpart)),
  );
};

const textAt = (texts: readonly Localised[], index: number): Localised => {
  const text = texts[index];
  if (text === undefined) {
    throw new Error(`the texts of an advertiser have an entry without text ${String(index + 1)}`);
  }
  return text;
};

const contentOf = ({ name, kind, ...data }: Advertiser): FriendshipContent => {
  const { summary, prices, characteristics, overview, performance, technical } = advertiserWords[name];
  return {
    summary,
    prices: zip(prices, data.pricesUsd, (price, usd) => ({ name: price, usd })),
    characteristics: zip(characteristics, data.characteristics, (words, number) => ({
      ...words,
      image: number === null ? null : accessoryScene(kind, number),
    })),
    overview: { text: overview, images: data.overview.map((number) => accessoryScene(kind, number)) },
    performance: {
      ...performance,
      steps: zip(performance.steps, data.steps, (words, number) => ({
        ...words,
        image: accessoryScene(kind, number),
      })),
    },
    technical: zip(technical, data.technical, ({ name: group, facts }, number) => ({
      name: group,
      image: accessoryScene(kind, number),
      facts: facts.map((texts) => ({ key: textAt(texts, 0), value: textAt(texts, 1) })),
    })),
  };
};

const linesOf = ({ name, kind, sheet }: Advertiser): SpecLine[] =>
  (sheet?.lines ?? []).map(({ key, type, isKey, icon }) => {
    const words = advertiserWords[name].sheet[key];
    if (words === undefined) {
      throw new Error(`the texts of the advertiser ${name} have no spec sheet line "${key}"`);
    }
    return {
      type,
      key,
      text: words.text,
      value: words.value ?? null,
      icon: icon === undefined ? null : accessoryScene(kind, icon),
      isKey,
      subList: Object.entries(words.parts ?? {}).map(([part, texts]) => ({
        key: `${key}.${part}`,
        text: textAt(texts, 0),
        value: texts[1] ?? null,
      })),
    };
  });

/** Advertisers of accessories. Names are invented, so that no real company seems to advertise here. Ids follow the order. */
export const advertisers = v.parse(v.array(advertiser), advertisersJson).map((each, position) => ({
  ...each,
  id: String(401 + position),
  position,
  title: advertiserWords[each.name].title,
  content: contentOf(each),
  sheet: each.sheet && { scene: each.sheet.scene, lines: linesOf(each) },
}));
