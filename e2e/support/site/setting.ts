import type { Ports } from '../../../scripts/cluster/ports';

/** The addresses and files by which tests reach the servers of a cluster. */
interface ClusterSetting {
  readonly ports: Ports;
  readonly databaseUrl: string;
  readonly certificateFile: string;
  /** The link to the shell's build. A shell server reads it at its start. */
  readonly shellLink: string;
}

/** Settings of the run for test files: addresses of site and browsers. */
export interface Setting {
  readonly origin: string;
  /** The same site with React's development build, which compares every attribute while hydrating. */
  readonly checkedOrigin: string;
  readonly apiOrigin: string;
  /** An origin at which a test can serve a page of another site. It may frame pages of this site. */
  readonly partnerOrigin: string;
  /** Folder of object store, keys and database. */
  readonly data: string;
  /** Unused data with published remotes and demo data, for copies. Empty for a cluster. */
  readonly seeded: string;
  /** Folder with every mail that the site sent. */
  readonly mails: string;
  /** A browser for each worker, because two tests in one browser would take the focus from each other. */
  readonly browserEndpoints: readonly string[];
  /** The servers of the site if it is a cluster (`npm run e2e -- --cluster`). */
  readonly cluster?: ClusterSetting;
}

/** The environment variable with the setting as JSON. */
export const SETTING = 'CARAVAN_E2E';

const isSetting = (value: unknown): value is Setting =>
  typeof value === 'object' && value !== null && 'browserEndpoints' in value;

export const readSetting = (): Setting => {
  const setting: unknown = JSON.parse(process.env[SETTING] ?? 'null');
  if (!isSetting(setting)) throw new Error('end-to-end tests run by `npm run e2e`, which starts the site for them');
  return setting;
};

/** Returns the endpoint of this worker's browser. */
export const readBrowserEndpoint = (): string => {
  const endpoint = readSetting().browserEndpoints[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1];
  if (endpoint === undefined) throw new Error('there are more workers than browsers');
  return endpoint;
};
