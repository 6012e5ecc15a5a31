import { emailLogin, sendEmailCode } from '@caravan/shared/contracts/calls';
import { createRandomId } from '@caravan/shared/store';
import { callSite } from '../../e2e/support/site';

/** Signs in to a site in development, and returns the token of the session. */
export const openSession = async (origin: string): Promise<string> => {
  // A new address for each trial, because the API sends one code a minute to an address.
  const email = `trial-${createRandomId()}@caravan.example`;
  await callSite(origin, sendEmailCode, { email, verifyCodeType: 1 });
  const inbox = await (await fetch(`${origin}/dev/inbox`)).text();
  const [code = ''] = /\b\d{6}\b/.exec(inbox.slice(inbox.indexOf(email))) ?? [];
  const { token } = await callSite(origin, emailLogin, { email, code, identityId: '' });
  return token;
};
