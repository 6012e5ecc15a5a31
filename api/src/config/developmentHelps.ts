import { publicSettings, type Reached } from './publicSite';

/** `''`: as the rest says. */
type Choice = '' | '0' | '1';

interface HelpSettings extends Reached {
  readonly NODE_ENV: string;
  readonly DEV_HELPS: Choice;
  readonly DEV_INBOX: Choice;
  readonly DEV_IDENTITY: Choice;
  readonly DEV_ADMIN: Choice;
  readonly DEV_DOCS: Choice;
}

type Help = 'DEV_INBOX' | 'DEV_IDENTITY' | 'DEV_ADMIN' | 'DEV_DOCS';

/** What nobody else may reach, and why. The reader of calls shows only what `/openapi.json` says to everybody. */
const unsafe: readonly (readonly [Help, string])[] = [
  ['DEV_INBOX', 'whoever opens /dev/inbox reads the codes that others sign in with'],
  ['DEV_IDENTITY', 'whoever opens /dev/identity signs in as anybody'],
  ['DEV_ADMIN', 'it makes an admin whom nobody configured'],
];

/**
 * Which helps for development are on: outside production, or with DEV_HELPS, unless a variable of its own says otherwise.
 * Where others than this machine come none is on by itself, and an unsafe one that is asked for is an error.
 */
export const helpsOf = (set: HelpSettings): Readonly<Record<Help, boolean>> => {
  const reached = publicSettings(set);
  const usual = [set.DEV_HELPS, set.NODE_ENV === 'production' ? '0' : '1'].find((each) => each !== '') === '1';
  const isOn = (name: Help): boolean => (set[name] === '' ? usual && reached.length === 0 : set[name] === '1');
  for (const [name, why] of unsafe) {
    if (reached.length > 0 && set[name] === '1') {
      throw new Error(
        `configuration: ${name}=1 is for development on one machine: ${why}. Others reach this site by ${reached.join(' and ')}: take one of them away`,
      );
    }
  }
  return {
    DEV_INBOX: isOn('DEV_INBOX'),
    DEV_IDENTITY: isOn('DEV_IDENTITY'),
    DEV_ADMIN: isOn('DEV_ADMIN'),
    DEV_DOCS: isOn('DEV_DOCS'),
  };
};
