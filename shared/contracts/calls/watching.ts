import * as v from 'valibot';
import { mailToken } from './account';
import { defineCall } from './call';
import { amount, day, successResult, id, language, location, timestampMs, text } from './fields';
import { keyword, listFilters } from './filters';
import { longestEntry } from './longestEntry';
import { watchKind } from './watch';

const rowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

/** A list whose searches can be saved: the catalogue `/cars` or the finder `/vehicles`. */
export const searchedList = v.picklist(['cars', 'vehicles']);
export type SearchedList = v.InferOutput<typeof searchedList>;

const searchName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestEntry.searchName));

/** A saved search. `address` shows its results. */
const savedSearch = v.object({ id: rowId, list: searchedList, name: text, address: text, savedAt: timestampMs });
export type SavedSearch = v.InferOutput<typeof savedSearch>;

const changedItem = { kind: watchKind, id, name: text };

/**
 * A change of a watched item. Prices of cars of the catalogue are their highest landed prices in the country of the message. `lastDay`:
 * the last day to order before the landed price changes by `change`, null if the car can no longer be imported then. `isExact` false: it
 * changes by that amount at most. Stored messages from before this field lack it.
 */
const watchedChange = v.variant('what', [
  v.object({ what: v.literal('price'), ...changedItem, before: v.number(), after: v.number() }),
  v.object({
    what: v.literal('boundary'),
    ...changedItem,
    lastDay: day,
    change: amount,
    isExact: v.optional(v.boolean()),
  }),
  v.object({ what: v.literal('gone'), ...changedItem }),
]);
export type WatchedChange = v.InferOutput<typeof watchedChange>;

/** New results of a saved search: their number, and the newest of them. Prices of cars of the catalogue are landed prices. */
const newMatches = v.object({
  name: text,
  address: text,
  country: location,
  total: v.number(),
  items: v.array(v.object({ ...changedItem, price: amount })),
});
export type NewMatches = v.InferOutput<typeof newMatches>;

/** The content of a message. */
export const watchNews = v.object({
  country: location,
  changes: v.array(watchedChange),
  matches: v.array(newMatches),
});
export type WatchNews = v.InferOutput<typeof watchNews>;

const watchMessage = v.object({ id: rowId, day, isRead: v.boolean(), ...watchNews.entries });
export type WatchMessage = v.InferOutput<typeof watchMessage>;

/**
 * Returns the saved searches of the signed-in person, last saved first, and the last 30 messages. `on`: whether messages are on. `email`,
 * `language` and `country`: the address of their mails, their language and the country of their landed prices. The last two are absent if
 * messages were never on. `unread`: the number of unread ones.
 */
export const watching = defineCall({
  path: '/tech/watching/overview',
  parameter: v.object({}),
  result: v.object({
    searches: v.array(savedSearch),
    messages: v.object({
      on: v.boolean(),
      email: text,
      language: v.optional(language),
      country: v.optional(location),
      unread: v.number(),
      latest: v.array(watchMessage),
    }),
  }),
});

/**
 * Saves a search of the signed-in person. `country`: the country of the landed prices in messages. An equal search gets the new name in
 * place of a duplicate. Refused without a filter or keyword, for a search with more than 5,000 results, and if the person has 20 searches.
 */
export const saveSearch = defineCall({
  path: '/tech/watching/saveSearch',
  parameter: v.object({
    list: searchedList,
    name: searchName,
    keyword: v.optional(keyword),
    filters: v.optional(listFilters),
    country: location,
  }),
  result: v.object({ id: rowId }),
});

/** Renames a saved search of the signed-in person. */
export const renameSearch = defineCall({
  path: '/tech/watching/renameSearch',
  parameter: v.object({ id: rowId, name: searchName }),
  result: successResult,
});

/** Deletes a saved search of the signed-in person. Succeeds if there is none. */
export const deleteSearch = defineCall({
  path: '/tech/watching/deleteSearch',
  parameter: v.object({ id: rowId }),
  result: successResult,
});

/**
 * Turns the messages about watched cars and saved searches on or off. They report later changes at most once a day, in the language of
 * this call and with landed prices of `country`.
 */
export const switchMessages = defineCall({
  path: '/tech/watching/switchMessages',
  parameter: v.object({ on: v.boolean(), country: location }),
  result: v.object({ on: v.boolean() }),
});

/** Marks the messages up to an id as read. */
export const readMessages = defineCall({
  path: '/tech/watching/readMessages',
  parameter: v.object({ upTo: rowId }),
  result: successResult,
});

/** Turns the messages off by the token in one of their mails, without a session. Repeating it changes nothing. */
export const endMessages = defineCall({
  path: '/tech/watching/endMessages',
  parameter: v.object({ token: mailToken }),
  result: successResult,
});
