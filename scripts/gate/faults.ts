import { BY_BROWSERS, readNote, type ObjectStore } from '@caravan/registry';
import type { Federation, RemoteDescriptor } from '@caravan/shared/contracts';
import { visitsOf, type Visit } from './visits';

/** A running trial: how its pages are opened, and where its server notes what it sees of versions. */
export interface Trial {
  readonly candidate: Pick<RemoteDescriptor, 'federation' | 'version'>;
  /** The sections that run there, the candidate among them. */
  readonly all: readonly Federation[];
  readonly store: ObjectStore;
  /** Each gives why a page does not do; `inBrowsers` opens all of them side by side. */
  readonly onServer: (visit: Visit) => Promise<readonly string[]>;
  readonly inBrowsers: (visits: readonly Visit[]) => Promise<readonly string[]>;
}

/** Why a candidate is not to be published; empty where all its pages do. */
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
  const undrawn: string[] = [];
  // One after the other: what the server complains of is about the page that was asked for.
  for (const visit of visits) undrawn.push(...(await onServer(visit)));
  const inRender = await ending();
  const broken = await inBrowsers(visits);
  // A timer or a leak may take until now.
  const ended = inRender.length > 0 ? inRender : await ending();
  const drawn = ended.length > 0 ? ended : undrawn;
  return [...new Set([...nameless, ...drawn.slice(0, 1), ...broken, ...drawn.slice(1)])];
};
