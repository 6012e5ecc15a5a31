import * as v from 'valibot';
import { address, text } from './fields';

/** The seller of a car. `chats` are addresses that open a chat (WhatsApp, Telegram). */
export const seller = v.object({
  name: text,
  logo: address,
  email: text,
  telephone: v.optional(v.nullable(text), null),
  chats: v.optional(v.array(address), []),
});
export type Seller = v.InferOutput<typeof seller>;
