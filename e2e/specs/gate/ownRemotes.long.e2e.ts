import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, publisherKeys } from '@caravan/registry';
import { describeRemote } from '@caravan/registry/publish';
import { openRemote } from '../../../registry/bin/cli';
import { tryOut } from '../../../scripts/gate/trial';
import { root } from '../../../scripts/workspaces';
import { readSetting } from '../../support/site';

const workspaces = readdirSync(root).filter((name) => name.startsWith('mf-'));

describe('the gate', () => {
  it.each(workspaces)(
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
      const reports: string[] = [];
      await tryOut(publication, describeRemote(dist, federation), (line) => reports.push(line));
      expect(reports).not.toContainEqual(expect.stringMatching(/^- /));
    },
    1_200_000,
  );
});
