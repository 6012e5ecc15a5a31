import { createHmac, randomUUID } from 'node:crypto';
import { isSecret } from '../../credentials/secret';
import type { Admin } from './identity';

const name = 'caravan-admin';
const validMs = 90 * 86_400_000;

/** Its key changes with the admin's name and password: a mark of the one before is worth nothing. */
const signed = (admin: Admin, text: string): string =>
  createHmac('sha256', `${admin.name} ${admin.passwordHash}`).update(text).digest('base64url');

/** Marks a browser as one that the admin has logged in with: the value of a `Set-Cookie` header. */
export const browserMark = (admin: Admin, now: Date, isSecure: boolean): string => {
  const text = `${randomUUID()}.${String(now.getTime() + validMs)}`;
  const rules = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${String(validMs / 1000)}${isSecure ? '; Secure' : ''}`;
  return `${name}=${text}.${signed(admin, text)}; ${rules}`;
};

/** Which browser of the admin's a call comes from, by its `Cookie` header; undefined: none that is known. */
export const knownBrowser = (admin: Admin, cookies: string | undefined, now: Date): string | undefined => {
  const [, text = '', id, until, signature] =
    new RegExp(`(?:^|; *)${name}=(([\\w-]{36})\\.(\\d{1,15}))\\.([\\w-]{43})(?:;|$)`).exec(cookies ?? '') ?? [];
  return isSecret(signature, signed(admin, text)) && Number(until) > now.getTime() ? id : undefined;
};
