import { createHmac, randomUUID } from 'node:crypto';
import { isSecret } from '@caravan/shared/http';
import type { Admin } from './identity';

const cookieName = 'caravan-admin';
const validMs = 90 * 86_400_000;

/** Signs a text. The key depends on the admin's name and password, so marks of an earlier admin are invalid. */
const sign = (admin: Admin, text: string): string =>
  createHmac('sha256', `${admin.name} ${admin.passwordHash}`).update(text).digest('base64url');

/** Returns the value of a `Set-Cookie` header that marks a browser that the admin has logged in with. */
export const createBrowserCookie = (admin: Admin, now: Date, isSecure: boolean): string => {
  const text = `${randomUUID()}.${String(now.getTime() + validMs)}`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${String(validMs / 1000)}${isSecure ? '; Secure' : ''}`;
  return `${cookieName}=${text}.${sign(admin, text)}; ${attributes}`;
};

/** Returns the id of the admin's browser, read from a `Cookie` header, or undefined for an unknown browser. */
export const readBrowserId = (admin: Admin, cookies: string | undefined, now: Date): string | undefined => {
  const [, text = '', id, until, signature] =
    new RegExp(`(?:^|; *)${cookieName}=(([\\w-]{36})\\.(\\d{1,15}))\\.([\\w-]{43})(?:;|$)`).exec(cookies ?? '') ?? [];
  return isSecret(signature, sign(admin, text)) && Number(until) > now.getTime() ? id : undefined;
};
