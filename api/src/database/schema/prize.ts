import { bigint, boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Localised } from '@caravan/shared/terms';
import { timestamptz } from './timestamptz';

/** The texts of a draw: `tip` above the button, and the rules. */
export interface CampaignTexts {
  readonly tip: Localised;
  readonly rules: readonly { readonly title: Localised; readonly text: Localised }[];
}

/** A draw, open from `startsAt` up to, but not including, `endsAt`. `budgetUsd`: the most that may be given away. */
export const prizeCampaigns = pgTable('prize_campaigns', {
  id: text('id').primaryKey(),
  startsAt: timestamptz('starts_at').notNull(),
  endsAt: timestamptz('ends_at').notNull(),
  budgetUsd: integer('budget_usd').notNull(),
  texts: jsonb('texts').$type<CampaignTexts>().notNull(),
});
export type PrizeCampaign = typeof prizeCampaigns.$inferSelect;

/** A kind of prize. `stock` in all, of which `givenBefore` were given out before the draw began online. */
export const prizes = pgTable('prizes', {
  id: text('id').primaryKey(),
  /** Demo data, not a real prize. */
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

/** An entry and its prize. The keys are the normalised e-mail address and telephone number. */
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
  drawnAt: timestamptz('drawn_at').notNull(),
  /** The hashed network of the entry. */
  networkKey: text('network_key'),
  userId: bigint('user_id', { mode: 'number' }),
});
