import { BY_BROWSERS, readOutcomeReason, type ObjectStore } from '@caravan/registry';
import type { Federation, RemoteDescriptor } from '@caravan/shared/contracts';
import { visitsOf, type Visit } from './visits';

/** A running trial. Its server records failures of versions in `store`. */
export interface Trial {
  readonly candidate: Pick<RemoteDescriptor, 'federation' | 'version'>;
  /** All remotes of the trial, the candidate among them. */
  readonly federations: readonly Federation[];
  readonly store: ObjectStore;
  /** Both return the faults of pages. `checkInBrowsers` opens several pages at a time. */
  readonly checkOnServer: (visit: Visit) => Promise<readonly string[]>;
  readonly checkInBrowsers: (visits: readonly Visit[]) => Promise<readonly string[]>;
}

/** Returns the faults of a candidate. */
export const faultsOf = async ({
  candidate: { federation, version },
  federations,
  store,
  checkOnServer,
  checkInBrowsers,
}: Trial): Promise<readonly string[]> => {
  const { visits, unknown } = visitsOf(federation, federations);
  const unknownAddresses = unknown.map((slot) => `no address of ${slot} is known (name one in its examples)`);
  const findProcessEnd = async (): Promise<readonly string[]> => {
    const failure = await readOutcomeReason(store, federation.name, version, 'failed');
    return failure && !failure.startsWith(BY_BROWSERS)
      ? [`its server build ended the process that ran it (${failure})`]
      : [];
  };
  const faultsAtLoad = await findProcessEnd();
  if (faultsAtLoad.length > 0) return faultsAtLoad;
  const renderFaults: string[] = [];
  // One by one, so that a message of the server belongs to the requested page.
  for (const visit of visits) renderFaults.push(...(await checkOnServer(visit)));
  const faultsInRender = await findProcessEnd();
  // The server has quarantined the candidate, so browsers would only show that it is missing.
  if (faultsInRender.length > 0) return [...new Set([...unknownAddresses, ...faultsInRender])];
  const browserFaults = await checkInBrowsers(visits);
  // A timer or a leak may have ended the process meanwhile.
  const lateFaults = await findProcessEnd();
  const serverFaults = lateFaults.length > 0 ? lateFaults : renderFaults;
  return [...new Set([...unknownAddresses, ...serverFaults.slice(0, 1), ...browserFaults, ...serverFaults.slice(1)])];
};
