import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Spoken } from './spoken';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a draw says of itself: `tip` above the button, and its rules. */
export interface CampaignTexts {
  readonly tip: Spoken;
  readonly rules: readonly { readonly title: Spoken; readonly text: Spoken }[];
}

/** A draw, open from `startsAt` up to, but not including, `endsAt`. `budgetUsd`: the most that may be given away. */
export const prizeCampaigns = pgTable('prize_campaigns', {
  id: text('id').primaryKey(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  budgetUsd: integer('budget_usd').notNull(),
  texts: jsonb('texts').$type<CampaignTexts>().notNull(),
});
export type PrizeCampaign = typeof prizeCampaigns.$inferSelect;

/** A kind of prize: `stock` in all, `givenBefore` of them handed out elsewhere before the draw came online. */
export const prizes = pgTable('prizes', {
  id: text('id').primaryKey(),
  /** Made to show the site; no prize that anybody gives out. */
  isDemo: boolean('is_demo').notNull().default(false),
  campaignId: text('campaign_id').notNull(),
  position: smallint('position').notNull(),
  titleEn: text('title_en').notNull(),
  titleGe: text('title_ge').notNull(),
  image: text('image').notNull(),
  amountUsd: integer('amount_usd').notNull(),
  stock: integer('stock').notNull(),
  givenBefore: integer('given_before').notNull(),
});

/** An entry and what it won. The keys are the e-mail address and telephone number without what people write differently. */
export const prizeDraws = pgTable('prize_draws', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  campaignId: text('campaign_id').notNull(),
  clientId: text('client_id').notNull(),
  emailKey: text('email_key').notNull(),
  telephoneKey: text('telephone_key').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  telephone: text('telephone').notNull(),
  companyName: text('company_name'),
  identityId: text('identity_id'),
  prizeId: text('prize_id').notNull(),
  amountUsd: integer('amount_usd').notNull(),
  drawnAt: moment('drawn_at').notNull(),
  /** The network that it came from, hashed; and the account of who was signed in. */
  networkKey: text('network_key'),
  userId: bigint('user_id', { mode: 'number' }),
});
