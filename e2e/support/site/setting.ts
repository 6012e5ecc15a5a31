import type { Ports } from '../../../scripts/cluster/ports';

// Beside the setting, `CARAVAN_REMOTES=ranking,statistics` in the environment tells the page audit to open the pages of
// these remotes alone (`npm test -- --changed`); without it, it opens all. `audit/pages.ts` reads it.

/** How tests reach the servers of a cluster. */
interface ClusterSetting {
  readonly ports: Ports;
  readonly databaseUrl: string;
  readonly certificateFile: string;
  /** A link to the folder of the shell's build that a starting shell server takes. */
  readonly shellLink: string;
}

/** Settings of the run for test files: addresses of site and browsers. */
export interface Setting {
  readonly origin: string;
  /** The same site with React's development build, which compares every attribute while hydrating. */
  readonly checkedOrigin: string;
  readonly apiOrigin: string;
  /** Where a test may serve a page of another site that is allowed to frame pages of this one. */
  readonly partnerOrigin: string;
  /** Folder of object store, keys and database. */
  readonly data: string;
  /** The same data before any server used it, with published remotes and demo data: for copies. Empty if the site is a cluster. */
  readonly seeded: string;
  /** Folder with every mail that the site sent. */
  readonly mails: string;
  /** A browser for each worker: two in one would take the focus from each other. */
  readonly browserEndpoints: readonly string[];
  /** The servers of the site, if it is a cluster (`npm run e2e -- --cluster`). */
  readonly cluster?: ClusterSetting;
}

/** The environment variable that carries the setting. */
export const SETTING = 'CARAVAN_E2E';

const isSetting = (value: unknown): value is Setting =>
  typeof value === 'object' && value !== null && 'browserEndpoints' in value;

export const readSetting = (): Setting => {
  const setting: unknown = JSON.parse(process.env[SETTING] ?? 'null');
  if (!isSetting(setting)) throw new Error('end-to-end tests run by `npm run e2e`, which starts the site for them');
  return setting;
};

/** The browser of this worker. */
export const readBrowserEndpoint = (): string => {
  const endpoint = readSetting().browserEndpoints[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1];
  if (endpoint === undefined) throw new Error('there are more workers than browsers');
  return endpoint;
};
