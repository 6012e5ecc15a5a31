import { rollBackFailing } from '@caravan/registry';
import { removeRemote, type Publication } from '@caravan/registry/publish';
import { currentBuildRecord, federationOf, writeBuild } from '@caravan/registry/testing';
import { createTestRegistry, versions } from '@caravan/registry/testing/publishing';
import { publishIfMissing } from './publishIfMissing';

const { folder, keys, site, release, publish, rollOut } = createTestRegistry();
const newer = { ...currentBuildRecord, shared: { ...currentBuildRecord.shared, react: '20.0.0' } };

/** Starts a checkout whose build of the ranking contains `code`. */
const start = (code: string, record = currentBuildRecord): Promise<string> => {
  const dist = `${folder.path}/started`;
  writeBuild(dist, 'ranking', code, { record });
  const federation = federationOf('ranking');
  const publication: Publication = { store: site.store, keys, federation, dist, by: 'npm start', why: 'a start' };
  return publishIfMissing(publication);
};

describe('a start of the site', () => {
  it('publishes a remote that the registry never knew', async () => {
    expect(await start('first')).toMatch(/^\w{16} published \(registry 2\)$/);
  });

  it('leaves what teams published, roll out or removed', async () => {
    const [first] = versions(await publish('first'));
    expect(await start('first')).toBe(`${first} runs already`);
    expect(await start('second')).toBe(
      `${first} runs; npm run publish -- mf-ranking puts the build of this checkout in its place`,
    );
    const candidate = (await rollOut('second')).remotes['ranking']?.rollout?.candidate.version;
    expect(await start('second')).toBe(`${first} runs, and ${candidate} for a share of visitors`);
    await removeRemote({ store: site.store, keys, by: 'team', why: '' }, 'ranking');
    expect(await start('second')).toMatch(/^was removed; npm run rollback -- mf-ranking or /);
  });

  it('replaces a version that does not fit the shell during its rollout', async () => {
    await publish('first');
    await rollOut('second');
    await release(newer);
    expect(await start('third', newer)).toMatch(/^\w{16} published \(registry 6\)$/);
  });

  it('publishes no version in quarantine by itself [MFE-13]', async () => {
    const [first] = versions(await publish('first'));
    const wide = { ...currentBuildRecord, shared: { ...currentBuildRecord.shared, react: '19.4.0' } };
    await release(wide);
    const { remotes } = await rollOut('second', '10', { record: wide });
    const candidate = remotes['ranking']?.rollout?.candidate.version ?? '';
    await rollBackFailing({ store: site.store, keys, by: 'watch' }, 'ranking', candidate, 'it fails');
    await release({ ...wide, oldestContract: 99, contract: 99 });
    expect(await start('second', wide)).toBe(
      `${first} does not fit this shell, and the build of this checkout, ${candidate}, is in quarantine: it fails (correct it and run npm run publish -- mf-ranking)`,
    );
  });
});
