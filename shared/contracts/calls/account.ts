import * as v from 'valibot';
import { defineCall } from './call';
import { address, clientId, currency, successResult, text } from './fields';
import { longestEntry } from './longestEntry';

/** The purpose of an e-mail code: 1 sign in, 2 change of the e-mail address, 3 deletion of the account. */
export const verifyCodeType = v.picklist([1, 2, 3]);

/** An e-mail address, as section 5 of the specification defines it. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.maxLength(longestEntry.email), v.email());

/** A telephone number as people write it, with 6 to 17 digits and separators between them. */
export const telephone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longestEntry.telephone),
  v.regex(/^\(?\+?[\d\s()./-]+$/),
  v.check((written) => {
    const digits = written.replace(/\D/g, '').length;
    return digits >= 6 && digits <= 17;
  }),
);

/** A code from a mail, as the visitor typed it. */
export const emailCode = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(16));

/** A country's id: its ISO 3166-1 alpha-2 code in lower case. */
const countryId = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));

/** A country. `name` is in the language of the call. `icon` is the flag. */
export const country = v.object({ id: countryId, name: text, nameEn: text, icon: address });
export type Country = v.InferOutput<typeof country>;

/**
 * A signed-in user. `level` 1: prices are not shown. `name` is first and last name, or the e-mail address if both are unknown.
 * `country` is a country's id. `countryDTO` has the country's names and flag.
 */
export const userInfo = v.object({
  id: v.string(),
  level: v.number(),
  avatar: v.nullable(address),
  firstName: v.nullable(text),
  lastName: v.nullable(text),
  name: text,
  email: text,
  country: v.nullable(countryId),
  countryDTO: v.nullable(v.pick(country, ['icon', 'name', 'nameEn'])),
  currency,
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** The result of a sign-in. Later calls send `token` in their envelopes. */
export const signedIn = v.object({ token: v.string(), userInfo });

/**
 * Sends a code by mail. `resendAfter`: seconds until the next code may be requested. `mayBeLate`: present if the mail server did not
 * confirm the mail, which may still arrive. A code that deletes an account (verifyCodeType 3) goes only to the address of the session's
 * account. A code for a new address (2) goes to any other.
 */
export const sendEmailCode = defineCall({
  path: '/tech/public/sendEmailCode',
  parameter: v.object({ email: emailAddress, verifyCodeType }),
  result: v.object({ resendAfter: v.number(), mayBeLate: v.optional(v.boolean()) }),
});

/** Ends the session of the envelope's token. Succeeds even if there is no session. */
export const logout = defineCall({
  path: '/tech/login/logout',
  keepalive: true,
  parameter: v.object({}),
  result: successResult,
});

/** Returns the signed-in user. */
export const getUserInfo = defineCall({
  path: '/tech/user/getUserInfo',
  parameter: v.object({}),
  result: userInfo,
});

/** A name as the visitor typed it. Empty: no name. */
const personName = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(100)));

/**
 * Changes the given fields of the user and returns all fields. Absent fields stay. `avatar` is a preset
 * (`/media/avatars/{1,2,3}.svg`) or the address of a picture that the user uploaded. `email` must be the user's current address:
 * {@link changeEmail} changes it.
 */
export const saveUserInfo = defineCall({
  path: '/tech/user/saveUserInfo',
  keepalive: true,
  parameter: v.object({
    avatar: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))),
    email: v.optional(emailAddress),
    country: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(8)))),
    firstName: v.optional(personName),
    lastName: v.optional(personName),
    currency: v.optional(currency),
  }),
  result: userInfo,
});

/** Changes the user's address to one that received a code (verifyCodeType 2). Refused if an account has the address. */
export const changeEmail = defineCall({
  path: '/tech/user/changeEmail',
  parameter: v.object({ email: emailAddress, code: emailCode }),
  result: userInfo,
});

/** A token in a mail, for its reader without a session. */
export const mailToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/**
 * Restores the address that an account had before {@link changeEmail}, by the token in the mail to that address. The token works once,
 * for seven days, without a session. All sessions of the account end, because one may belong to a thief. Returns the address
 * and the account's id.
 */
export const undoEmailChange = defineCall({
  path: '/tech/user/undoEmailChange',
  parameter: v.object({ token: mailToken }),
  result: v.object({ email: emailAddress, userId: v.string() }),
});

/** The calling browser. Its lists and statistics belong to the account if no other account was signed in there. */
const callingClient = v.optional(clientId);

/**
 * Returns all stored data of the signed-in person: rows by table, and addresses of uploaded files. The address of a private file works
 * for a day.
 */
export const exportAccount = defineCall({
  path: '/tech/user/exportAccount',
  parameter: v.object({ clientId: callingClient }),
  result: v.object({
    exportedAt: v.string(),
    tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
    files: v.array(
      v.object({
        fileName: v.string(),
        contentType: v.string(),
        address: v.pipe(v.string(), v.regex(/^https?:\/\//)),
      }),
    ),
  }),
});

/**
 * Deletes the account of the session and all data that identifies its person. Requires a code (verifyCodeType 3) that was sent to its
 * address. All its sessions end. Refused for seven days after a change of the address.
 */
export const deleteAccount = defineCall({
  path: '/tech/user/deleteAccount',
  parameter: v.object({ code: emailCode, clientId: callingClient }),
  result: successResult,
});

/** Sends feedback to the site's team. `email`: the visitor's address for a reply, absent or empty if none is given. */
export const dealerContact = defineCall({
  path: '/tech/user/dealerContact',
  parameter: v.object({ email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))), content: text }),
  result: successResult,
});

/** Returns all countries of ISO 3166-1: Georgia and Azerbaijan first, then the others by name in the language of the call. */
export const getCountryList = defineCall({
  path: '/tech/public/getCountryList',
  parameter: v.object({}),
  result: v.array(country),
});
