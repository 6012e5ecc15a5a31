import type { Slot } from '@caravan/shared/contracts';
import { type BuiltSite, findRemote } from '../registry';
import type { VersionName } from './pageResult';

/** Collects the failures of one page of a site. `owner`: the remote of the page. */
export const createErrorReport = (site: BuiltSite, owner: string) => {
  const errors: Error[] = [];
  const failed: VersionName[] = [];
  const versionOf = (remote: string): string => findRemote(site, remote)?.descriptor.version ?? '';
  return {
    site,
    errors,
    failed,
    /** A remote threw, or its process ended. */
    add: (remote: string, thrown: unknown): void => {
      const version = versionOf(remote);
      const cause = thrown instanceof Error ? thrown : new Error(String(thrown));
      const error = new Error(version ? `${remote} ${version}: ${cause.message}` : cause.message);
      if (cause.stack) error.stack = cause.stack;
      errors.push(error);
      if (version && !failed.some((each) => each.remote === remote)) failed.push({ remote, version });
    },
    /** A widget refused the props of the page. Only the widget's own code says so, so it counts as a failure of neither remote. */
    addInvalidProps: ({ remote, part }: Slot): void => {
      const widget = `widget ${part} of ${remote} ${versionOf(remote)}`;
      errors.push(new Error(`${widget} refused the props that ${owner} ${versionOf(owner)} gave it`));
    },
  };
};

export type ErrorReport = ReturnType<typeof createErrorReport>;
