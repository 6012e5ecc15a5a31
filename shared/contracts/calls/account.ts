import * as v from 'valibot';
import { defineCall } from './call';
import { address, clientId, currency, text } from './fields';
import { longestEntry } from './longestEntry';

/** What an e-mail code is for: 1 sign in, 2 change of the e-mail address, 3 deletion of the account. */
export const verifyCodeType = v.picklist([1, 2, 3]);

/** The standard e-mail pattern of the specification's section 5. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.maxLength(longestEntry.email), v.email());

/** A telephone number as people write it: digits, and what stands between them. */
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

/** A code from a mail, as it was typed. */
export const emailCode = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(16));

/** A country's id: its ISO 3166-1 alpha-2 code in lower case. */
const countryId = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));

/** A country, its `name` in the language of the call; `icon` is its flag. */
export const country = v.object({ id: countryId, name: text, nameEn: text, icon: address });
export type Country = v.InferOutput<typeof country>;

/**
 * A signed-in user. `level` 1: prices are not shown. `name` is first and last name, or the e-mail address where neither is
 * known; `country` is a country's id, and `countryDTO` what is shown of it.
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

/** What signing in answers: `token` goes into the envelopes of later calls. */
export const signedIn = v.object({ token: v.string(), userInfo });

/**
 * Sends a code by mail. `resendAfter`: seconds until the next one may be asked for. A code that deletes an account (verifyCodeType 3) goes
 * to the address of the session's own account only.
 */
export const sendEmailCode = defineCall({
  host: 'main',
  path: '/tech/public/sendEmailCode',
  parameter: v.object({ email: emailAddress, verifyCodeType }),
  result: v.object({ resendAfter: v.number() }),
});

/** Ends the session of the envelope's token; succeeds, too, where there was none. */
export const logout = defineCall({
  host: 'main',
  path: '/tech/login/logout',
  parameter: v.object({}),
  result: v.object({ success: v.literal(true) }),
});

/** The signed-in user. */
export const getUserInfo = defineCall({
  host: 'main',
  path: '/tech/user/getUserInfo',
  parameter: v.object({}),
  result: userInfo,
});

/** A name as it was typed; an empty one counts as none. */
const personName = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(100)));

/**
 * Changes what is given of the user's data, and answers the whole; what is absent stays. `avatar` is a preset
 * (`/media/avatars/{1,2,3}.svg`) or the address of a picture that the user uploaded. `email` may only be the user's own:
 * it is changed by {@link changeEmail}.
 */
export const saveUserInfo = defineCall({
  host: 'main',
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

/** Changes the user's address to one that a code (verifyCodeType 2) was sent to; an address with another account is refused. */
export const changeEmail = defineCall({
  host: 'main',
  path: '/tech/user/changeEmail',
  parameter: v.object({ email: emailAddress, code: emailCode }),
  result: userInfo,
});

/** What a mail about a change of address carries. */
export const undoToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/**
 * Takes an account back to the address that it had before {@link changeEmail}, by the token in the mail to that address. It works once, for
 * seven days, without a session: all sessions of the account end, since one of them may be a stranger's. Answers the address.
 */
export const undoEmailChange = defineCall({
  host: 'main',
  path: '/tech/user/undoEmailChange',
  parameter: v.object({ token: undoToken }),
  result: v.object({ email: emailAddress }),
});

/** The browser that asks, whose lists and statistics belong to the account where nobody else was signed in there. */
const askingClient = v.optional(clientId);

/**
 * Everything that is stored of the signed-in person: rows by table, and the uploaded files by address, which works for a day where the file
 * is private.
 */
export const exportAccount = defineCall({
  host: 'main',
  path: '/tech/user/exportAccount',
  parameter: v.object({ clientId: askingClient }),
  result: v.object({
    exportedAt: v.string(),
    tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
    files: v.array(
      v.object({
        fileName: v.string(),
        contentType: v.string(),
        address: v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/)),
      }),
    ),
  }),
});
export type AccountExport = v.InferOutput<typeof exportAccount.result>;

/**
 * Deletes the account of the session and everything that names its person, by a code (verifyCodeType 3) that was sent to its address. All
 * its sessions end. Refused for seven days after a change of the address.
 */
export const deleteAccount = defineCall({
  host: 'main',
  path: '/tech/user/deleteAccount',
  parameter: v.object({ code: emailCode, clientId: askingClient }),
  result: v.object({ success: v.literal(true) }),
});

/** Feedback to the people behind the site. `email`: where to answer, absent or empty where the writer gives none. */
export const dealerContact = defineCall({
  host: 'main',
  path: '/tech/user/dealerContact',
  parameter: v.object({ email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))), content: text }),
  result: v.object({ success: v.literal(true) }),
});

/** All countries of ISO 3166-1, sorted by their names in the language of the call. */
export const getCountryList = defineCall({
  host: 'main',
  path: '/tech/public/getCountryList',
  parameter: v.object({}),
  result: v.array(country),
});
