import * as v from 'valibot';
import { defineCall } from './call';

/** What an e-mail code is for: 1 sign in, 2 change of the e-mail address. */
export const verifyCodeType = v.picklist([1, 2]);

/** The standard e-mail pattern of the specification's section 5. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());

/** Sends a code by mail. `resendAfter`: seconds until the next one may be asked for. */
export const sendEmailCode = defineCall({
  host: 'main',
  path: '/tech/public/sendEmailCode',
  parameter: v.object({ email: emailAddress, verifyCodeType }),
  result: v.object({ resendAfter: v.number() }),
});
