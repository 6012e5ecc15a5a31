import { BY_BROWSERS, readNote, type ObjectStore } from '@caravan/registry';
import type { Federation, RemoteDescriptor } from '@caravan/shared/contracts';
import { visitsOf, type Visit } from './visits';

/** A running trial. Its server notes in `store` what it sees of versions. */
export interface Trial {
  readonly candidate: Pick<RemoteDescriptor, 'federation' | 'version'>;
  /** All remotes of the trial, the candidate among them. */
  readonly all: readonly Federation[];
  readonly store: ObjectStore;
  /** Both return faults of pages. `inBrowsers` opens the pages side by side. */
  readonly onServer: (visit: Visit) => Promise<readonly string[]>;
  readonly inBrowsers: (visits: readonly Visit[]) => Promise<readonly string[]>;
}

/** Returns the faults of a candidate, for which it is not published. */
export const faultsOf = async ({
  candidate: { federation, version },
  all,
  store,
  onServer,
  inBrowsers,
}: Trial): Promise<readonly string[]> => {
  const { visits, unknown } = visitsOf(federation, all);
  const nameless = unknown.map((slot) => `no address of ${slot} is known (name one in its examples)`);
  const ending = async (): Promise<readonly string[]> => {
    const failure = await readNote(store, federation.name, version, 'failed');
    return failure && !failure.startsWith(BY_BROWSERS)
      ? [`its server build ended the process that ran it (${failure})`]
      : [];
  };
  const atLoad = await ending();
  if (atLoad.length > 0) return atLoad;
  const unrendered: string[] = [];
  // One after the other, so that a message of the server belongs to the page that was requested.
  for (const visit of visits) unrendered.push(...(await onServer(visit)));
  const inRender = await ending();
  // The candidate is quarantined then, so that browsers would only show its absence.
  if (inRender.length > 0) return [...new Set([...nameless, ...inRender])];
  const broken = await inBrowsers(visits);
  // A timer or a leak may end the process as late as this.
  const ended = await ending();
  const onServers = ended.length > 0 ? ended : unrendered;
  return [...new Set([...nameless, ...onServers.slice(0, 1), ...broken, ...onServers.slice(1)])];
};
