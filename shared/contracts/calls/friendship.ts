import * as v from 'valibot';
import { defineCall } from './call';
import { downloadFile } from './downloads';
import { infoMap, tableRow } from './comparison';
import { address, amount, clientId, id, identityId, isDemo, language, text } from './fields';

/** An advertiser in the list of the home page. `hasArgument`: it has a spec sheet. */
export const friendshipItem = v.object({
  id,
  img: address,
  title: text,
  link: address,
  hasArgument: v.optional(v.boolean(), false),
});

/** Returns the advertisers of accessories. `link` is `/friendship/{id}`. */
export const getFinderFriendship = defineCall({
  path: '/tech/vehicleFinder/getFinderFriendship',
  parameter: v.object({}),
  result: v.array(friendshipItem),
});

/** A line of a price list: the product, and its price in the currency of the call (null: on request). */
export const priceLine = v.object({ key: text, value: amount });

/** A name and a value, both in the call's language. */
export const keyValue = v.object({ key: text, value: text });

const sharedFields = {
  title: text,
  price: v.array(priceLine),
  guidePrice: amount,
  phone: v.nullable(text),
  email: v.nullable(text),
  isDemo,
};

/**
 * An advertiser's page. `arguments` are the key lines of the spec sheet and `argumentImg` is its picture. Both are empty if
 * `hasArgument` is false. `performance.data` are the steps of the stepper, and `performance.images[n]` shows step n. `technical.data` are
 * the tabs, and `technical.images[n]` belongs to tab n. `downloadUrl` is the manual. `manuals` are all its formats.
 */
export const friendshipDetail = v.object({
  id,
  ...sharedFields,
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

/** Returns an advertiser's page in the language `lang`. Refused (notFound) for an unknown id. */
export const getFinderFriendshipDetail = defineCall({
  path: '/tech/vehicleFinder/getFinderFriendshipDetail',
  parameter: v.object({ lang: language, id }),
  result: friendshipDetail,
});

/** Returns an advertiser's spec sheet. Refused (notFound) for an unknown advertiser and for one without a spec sheet. */
export const argumentDetail = defineCall({
  path: '/tech/vehicleFinder/argumentDetail',
  parameter: v.object({ id }),
  result: v.object({ id, ...sharedFields, image: address, properties: v.array(tableRow), infoMap }),
});
export type ArgumentDetail = v.InferOutput<typeof argumentDetail.result>;

/** Saves an advertiser for a client (`type` 1) or removes it (0). Repeating the call changes nothing. Returns the new state. */
export const collect = defineCall({
  path: '/tech/vehicleFinder/collect',
  keepalive: true,
  parameter: v.object({ advId: id, clientId, identityId, type: v.picklist([0, 1]) }),
  result: v.object({ collected: v.boolean() }),
});
