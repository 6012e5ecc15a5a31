import { join } from 'node:path';
import { openStore, publisherKeys } from '@caravan/registry';
import { describeRemote } from '@caravan/registry/publish';
import { openRemote } from '../../../registry/bin/cli';
import { runTrialOrRefuse } from '../../../scripts/gate/trial';
import { remoteWorkspaces } from '../../../scripts/workspaces';
import { readSetting } from '../../support/site';

describe('the gate', () => {
  it.each(remoteWorkspaces())(
    'accepts the build of %s [MFE-6]',
    async (workspace) => {
      const { data } = readSetting();
      const { directory, federation } = await openRemote(workspace);
      const dist = join(directory, 'dist');
      const publication = {
        store: openStore({}, data),
        keys: publisherKeys(data),
        by: 'e2e',
        why: 'a trial',
        federation,
        dist,
      };
      await expect(
        runTrialOrRefuse(publication, describeRemote(dist, federation), () => undefined),
      ).resolves.toBeUndefined();
    },
    1_200_000,
  );
});
