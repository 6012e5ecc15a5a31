import type { Seller } from '@caravan/shared/contracts/calls';
import type { enterprises } from '../../database/schema';
import { enterpriseMark } from '../../media/addresses';

/** Returns a stored seller as the calls answer it, or null where the seller is unknown. */
export const sellerOf = (row: typeof enterprises.$inferSelect | null): Seller | null =>
  row && { name: row.name, logo: enterpriseMark(row.id), email: row.email, telephone: row.phone, chats: row.chats };
