import { publicSettings, type AddressSettings } from './publicSite';

type Choice = '0' | '1' | undefined;

interface HelpSettings extends AddressSettings {
  readonly NODE_ENV: string;
  readonly DEV_HELPS?: Choice;
  readonly DEV_INBOX?: Choice;
  readonly DEV_IDENTITY?: Choice;
  readonly DEV_ADMIN?: Choice;
  readonly DEV_DOCS?: Choice;
}

type Help = 'DEV_INBOX' | 'DEV_IDENTITY' | 'DEV_ADMIN' | 'DEV_DOCS';

/** Development aids that must not be public, and why. `DEV_DOCS` shows only the public `/openapi.json`. */
const unsafe: readonly (readonly [Help, string])[] = [
  ['DEV_INBOX', 'any visitor of /dev/inbox can read the sign-in codes of others'],
  ['DEV_IDENTITY', 'any visitor of /dev/identity can sign in as any user'],
  ['DEV_ADMIN', 'it creates admins without configuration'],
];

/**
 * Returns which development aids are on. By default all are on outside production or with DEV_HELPS, and a variable of its
 * own overrides this. On a public site all are off by default, and turning on an unsafe one is an error.
 */
export const readDevelopmentHelps = (settings: HelpSettings): Readonly<Record<Help, boolean>> => {
  const publicAddresses = publicSettings(settings);
  const fallback = (settings.DEV_HELPS ?? (settings.NODE_ENV === 'production' ? '0' : '1')) === '1';
  const isOn = (name: Help): boolean =>
    settings[name] === undefined ? fallback && publicAddresses.length === 0 : settings[name] === '1';
  for (const [name, why] of unsafe) {
    if (publicAddresses.length > 0 && settings[name] === '1') {
      throw new Error(
        `configuration: ${name}=1 is for development on one machine: ${why}. This site is public because of ${publicAddresses.join(' and ')}: remove one of them`,
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
