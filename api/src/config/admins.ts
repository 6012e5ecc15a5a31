import { passwordHashPattern } from './passwordHash';

/** An admin of the dashboard. `npm run admin:hash -w api` prints `passwordHash`. */
export interface ConfiguredAdmin {
  readonly name: string;
  /** In the form of `passwordHashPattern`. */
  readonly passwordHash: string;
}

/**
 * Reads the value of ADMINS: `name=hash` for each admin, separated by spaces or line breaks. Errors name an entry by its
 * number, because an entry may contain a password.
 */
export const adminsOf = (value: string): ConfiguredAdmin[] => {
  const names = new Set<string>();
  const entries = value.split(/\s+/).filter((entry) => entry !== '');
  return entries.map((entry, index) => {
    const [, name, passwordHash] = /^([^=]{1,50})=(.*)$/.exec(entry) ?? [];
    if (name === undefined || passwordHash === undefined || !passwordHashPattern.test(passwordHash)) {
      throw new Error(
        `configuration: ADMINS: entry ${String(index + 1)} is not <name>=<hash>: make the hash with npm run admin:hash -w api`,
      );
    }
    const key = name.normalize('NFKC').toLowerCase();
    if (names.has(key)) throw new Error(`configuration: ADMINS: entry ${String(index + 1)} repeats a name`);
    names.add(key);
    return { name, passwordHash };
  });
};
