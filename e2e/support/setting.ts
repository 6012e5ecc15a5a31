/** What the run tells the test files: where the site and the browser are. */
export interface Setting {
  readonly origin: string;
  /** The same site with React's development build, which compares every attribute while hydrating. */
  readonly checkedOrigin: string;
  readonly apiOrigin: string;
  /** Folder of object store, keys and database. */
  readonly data: string;
  /** Folder with every mail that the site sent. */
  readonly mails: string;
  readonly browserEndpoint: string;
}

/** The environment variable that carries the setting. */
export const SETTING = 'CARAVAN_E2E';

const isSetting = (value: unknown): value is Setting =>
  typeof value === 'object' && value !== null && 'browserEndpoint' in value;

export const readSetting = (): Setting => {
  const setting: unknown = JSON.parse(process.env[SETTING] ?? 'null');
  if (!isSetting(setting)) throw new Error('end-to-end tests run by `npm run e2e`, which starts the site for them');
  return setting;
};
