import * as v from 'valibot';
import { defineCall } from './call';
import { downloadFile } from './downloads';
import { infoMap, tableRow } from './comparison';
import { address, amount, clientId, id, identityId, isDemo, language, text } from './fields';

/** An advertiser as the home page lists it, and whether it has a spec sheet. */
export const friendshipItem = v.object({
  id,
  img: address,
  title: text,
  link: address,
  hasArgument: v.optional(v.boolean(), false),
});
export type FriendshipItem = v.InferOutput<typeof friendshipItem>;

/** The advertisers of accessories; `link` is `/friendship/{id}`. */
export const getFinderFriendship = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/getFinderFriendship',
  parameter: v.object({}),
  result: v.array(friendshipItem),
});

/** A line of a price list: what is sold, and its price in the currency asked for (null: on request). */
export const priceLine = v.object({ key: text, value: amount });

/** A fact and its value, both in the call's language. */
export const keyValue = v.object({ key: text, value: text });

const shared = {
  title: text,
  price: v.array(priceLine),
  guidePrice: amount,
  phone: v.nullable(text),
  email: v.nullable(text),
  isDemo,
};

/**
 * An advertiser's page. `arguments` are the lines of the spec sheet that matter most, beside `argumentImg`; both are
 * empty where `hasArgument` is false. `performance.data` are the steps of the stepper, `performance.images[n]` shows step n.
 * `technical.data` are the tabs, `technical.images[n]` belongs to tab n. `downloadUrl` is the manual,
 * `manuals` are all formats that it can be had in.
 */
export const friendshipDetail = v.object({
  id,
  ...shared,
  banner: v.nullable(address),
  video: v.nullable(address),
  downloadUrl: v.nullable(address),
  manuals: v.optional(v.array(downloadFile), []),
  hasArgument: v.boolean(),
  summary: text,
  overviewImg: v.nullable(address),
  argumentImg: v.nullable(address),
  characteristics: v.array(v.object({ title: text, text, image: v.nullable(address) })),
  arguments: v.array(keyValue),
  overview: v.object({ text, images: v.array(address) }),
  performance: v.object({
    title: text,
    details: text,
    images: v.array(address),
    data: v.array(v.object({ title: text, text })),
  }),
  technical: v.object({
    images: v.array(address),
    data: v.array(v.object({ name: text, mapList: v.array(keyValue) })),
  }),
});
export type FriendshipDetail = v.InferOutput<typeof friendshipDetail>;

/** An advertiser's page in the language of `lang`; refused (notFound) where there is none. */
export const getFinderFriendshipDetail = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/getFinderFriendshipDetail',
  parameter: v.object({ lang: language, id }),
  result: friendshipDetail,
});

/** An advertiser's spec sheet; refused (notFound) where there is no advertiser, or it has no spec sheet. */
export const argumentDetail = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/argumentDetail',
  parameter: v.object({ id }),
  result: v.object({ id, ...shared, image: address, properties: v.array(tableRow), infoMap }),
});
export type ArgumentDetail = v.InferOutput<typeof argumentDetail.result>;

/** Saves an advertiser for a client (`type` 1) or takes it back (0); twice is the same as once. Answers what holds now. */
export const collect = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/collect',
  parameter: v.object({ advId: id, clientId, identityId, type: v.picklist([0, 1]) }),
  result: v.object({ collected: v.boolean() }),
});
