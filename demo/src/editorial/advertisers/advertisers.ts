import { accessoryScene } from '@caravan/api/media';
import type { FriendshipContent, SpecLine, Spoken } from '@caravan/api/schema';
import * as v from 'valibot';
import advertisersJson from './advertisers.json' with { type: 'json' };
import { advertiserWords } from './words';

/** Number of a scene of the advertiser's accessory. */
const scene = v.number();
const line = v.object({
  key: v.string(),
  type: v.picklist([0, 1, 2, 3]),
  isKey: v.optional(v.boolean(), false),
  icon: v.optional(scene),
});

/** A company that advertises: invented, with a number and a domain that nobody has. */
const advertiser = v.object({
  name: v.picklist(['ceramicKit', 'charger', 'dashcam', 'floorMats', 'roofBox', 'seatCovers', 'toolKit', 'tyres']),
  /** Kind of its pictures, and part of the name of its manual. */
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

/** Pairs what stands in two files in the same order; throws where one of them has less. */
const paired = <A, B, R>(some: readonly A[], others: readonly B[], pair: (one: A, other: B) => R): R[] => {
  if (some.length !== others.length) {
    throw new Error('an advertiser has texts without a place, or places without a text');
  }
  return some.flatMap((one, index) => others.slice(index, index + 1).map((other) => pair(one, other)));
};

const said = (texts: readonly Spoken[], place: number): Spoken => {
  const text = texts[place];
  if (text === undefined) {
    throw new Error('an advertiser leaves out a text');
  }
  return text;
};

const contentOf = ({ name, kind, ...places }: Advertiser): FriendshipContent => {
  const { summary, prices, characteristics, overview, performance, technical } = advertiserWords[name];
  return {
    summary,
    prices: paired(prices, places.pricesUsd, (price, usd) => ({ name: price, usd })),
    characteristics: paired(characteristics, places.characteristics, (words, number) => ({
      ...words,
      image: number === null ? null : accessoryScene(kind, number),
    })),
    overview: { text: overview, images: places.overview.map((number) => accessoryScene(kind, number)) },
    performance: {
      ...performance,
      steps: paired(performance.steps, places.steps, (words, number) => ({
        ...words,
        image: accessoryScene(kind, number),
      })),
    },
    technical: paired(technical, places.technical, ({ name: group, facts }, number) => ({
      name: group,
      image: accessoryScene(kind, number),
      facts: facts.map((texts) => ({ key: said(texts, 0), value: said(texts, 1) })),
    })),
  };
};

const linesOf = ({ name, kind, sheet }: Advertiser): SpecLine[] =>
  (sheet?.lines ?? []).map(({ key, type, isKey, icon }) => {
    const words = advertiserWords[name].sheet[key];
    if (words === undefined) {
      throw new Error(`${name} has no text for ${key}`);
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
        text: said(texts, 0),
        value: texts[1] ?? null,
      })),
    };
  });

/** Advertisers of accessories: invented names, so that no real company seems to advertise here. Their order is their id. */
export const advertisers = v.parse(v.array(advertiser), advertisersJson).map((each, position) => ({
  ...each,
  id: String(401 + position),
  position,
  title: advertiserWords[each.name].title,
  content: contentOf(each),
  sheet: each.sheet && { scene: each.sheet.scene, lines: linesOf(each) },
}));
