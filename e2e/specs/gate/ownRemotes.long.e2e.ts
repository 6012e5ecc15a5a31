import { join } from 'node:path';
import { describeRemote } from '@caravan/registry/publish';
import { openRemote } from '../../../registry/bin/cli';
import { runTrialOrRefuse } from '../../../scripts/gate/trial';
import { remoteWorkspaces } from '../../../scripts/workspaces';
import { siteEdit } from '../../support/site';

describe('the gate', () => {
  it.each(remoteWorkspaces())(
    'accepts the build of %s [MFE-6]',
    async (workspace) => {
      const { directory, federation } = await openRemote(workspace);
      const dist = join(directory, 'dist');
      const publication = { ...siteEdit('a trial'), federation, dist };
      await expect(
        runTrialOrRefuse(publication, describeRemote(dist, federation), () => undefined),
      ).resolves.toBeUndefined();
    },
    1_200_000,
  );
});
