import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localised } from '@caravan/shared/terms';

/** The content of an advertiser's page. Prices in USD, null on request. Pictures are paths below `/media/`. */
export interface FriendshipContent {
  readonly summary: Localised;
  readonly prices: readonly { readonly name: Localised; readonly usd: number | null }[];
  readonly characteristics: readonly {
    readonly title: Localised;
    readonly text: Localised;
    readonly image: string | null;
  }[];
  readonly overview: { readonly text: Localised; readonly images: readonly string[] };
  readonly performance: {
    readonly title: Localised;
    readonly details: Localised;
    readonly steps: readonly { readonly title: Localised; readonly text: Localised; readonly image: string }[];
  };
  readonly technical: readonly {
    readonly name: Localised;
    readonly image: string;
    readonly facts: readonly { readonly key: Localised; readonly value: Localised }[];
  }[];
}

/** A line of a spec sheet. `type` as in the contract of the comparison table. `isKey`: also on the advertiser's page. */
export interface SpecLine {
  readonly type: 0 | 1 | 2 | 3;
  readonly key: string;
  readonly text: Localised;
  readonly value: Localised | null;
  readonly icon: string | null;
  readonly isKey: boolean;
  readonly subList: readonly { readonly key: string; readonly text: Localised; readonly value: Localised | null }[];
}

export const friendshipDetails = pgTable('friendship_details', {
  friendshipId: text('friendship_id').primaryKey(),
  banner: text('banner'),
  video: text('video'),
  phone: text('phone'),
  email: text('email'),
  /** Address of the manual, without its language: `/media/downloads/{language}/{manual}`. */
  manual: text('manual'),
  overviewImg: text('overview_img'),
  guidePriceUsd: integer('guide_price_usd'),
  content: jsonb('content').$type<FriendshipContent>().notNull(),
});

export const specSheets = pgTable('spec_sheets', {
  friendshipId: text('friendship_id').primaryKey(),
  image: text('image').notNull(),
  lines: jsonb('lines').$type<readonly SpecLine[]>().notNull(),
});

/** An advert that a client has saved. */
export const advertCollects = pgTable(
  'advert_collects',
  {
    clientId: text('client_id').notNull(),
    advId: text('adv_id').notNull(),
    identityId: text('identity_id'),
    collectedAt: timestamp('collected_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.advId] })],
);
