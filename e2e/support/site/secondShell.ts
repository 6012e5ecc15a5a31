import { startSite, type Site, type SiteSetting } from '../../../scripts/site';
import { readSetting } from './setting';

/** Returns the numeric address, which tests set their cookies for. */
export const asAddress = (origin: string): string => origin.replace('localhost', '127.0.0.1');

/** Starts another shell server, by default with the API and the data of the tested site. */
export const startSecondShell = async (
  env: NodeJS.ProcessEnv = {},
  changes: Partial<Omit<SiteSetting, 'env'>> = {},
): Promise<Site> => {
  const { apiOrigin, data } = readSetting();
  const site = await startSite({
    port: 0,
    apiPort: Number(new URL(apiOrigin).port),
    data,
    apiRuns: true,
    say: () => undefined,
    ...changes,
    env: { LOG: 'silent', WORKERS_AT_START: '0', ...env },
  });
  return { ...site, origin: asAddress(site.origin) };
};
