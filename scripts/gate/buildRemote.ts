import { PublishRefused } from '@caravan/registry/publish';
import { buildWorkspace } from '../build';
import { buildFault } from './buildFault';

/** Builds a remote if it changed. Rejects with `PublishRefused` and the first fault. */
export const buildRemote = async (workspace: string): Promise<void> => {
  await buildWorkspace(workspace).catch((error: unknown) => {
    throw new PublishRefused(
      `${workspace} is not published: it does not build (${buildFault(error instanceof Error ? error.message : String(error))}). Fix it. All errors: npm run build -- ${workspace}`,
    );
  });
};
