import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { buildOrigin } from '../builds';
import { changeRegistry, readRegistry } from '../documents';
import { rollbackRemote } from '../rollback';
import { provenanceKey } from '../store';
import { federationOf, writeBuild } from '../testing/builds';
import { isRecord, omitField } from '../testing/fields';
import { createTestRegistry } from '../testing/publishing';
import { type RegistryKeys, signText } from '../trust';
import { checkProvenance, readProvenance } from './provenance';
import { publishRemote } from './publish';

const { folder, keys, site, publish, edit, newTeam, allowTeam } = createTestRegistry();
const team = newTeam();

const currentOf = async (): Promise<RemoteDescriptor> => {
  const current = (await readRegistry(site.store, keys)).remotes['ranking']?.current;
  if (!current) throw new Error('ranking is not published');
  return current;
};
const keyOf = ({ provenance = '' }: RemoteDescriptor): string => provenanceKey('ranking', provenance);
const read = async () => readProvenance(site.store, keys, await currentOf());
const jsonOf = (bytes: Uint8Array | null): unknown => JSON.parse(Buffer.from(bytes ?? []).toString());

/** Returns the envelope of the current version and the statement in it. */
const stored = async () => {
  const envelope = jsonOf(await site.store.get(keyOf(await currentOf())));
  if (!isRecord(envelope)) throw new Error('no envelope');
  return { envelope, statement: jsonOf(Buffer.from(String(envelope['payload']), 'base64')) };
};

/** Signs a statement as DSSE prescribes. */
const signedBy = ({ privateKey }: RegistryKeys, statement: unknown): Buffer => {
  const type = 'application/vnd.in-toto+json';
  const payload = JSON.stringify(statement);
  if (!privateKey) throw new Error('nothing to sign with');
  const { signature: sig } = signText(`DSSEv1 28 ${type} ${Buffer.byteLength(payload)} ${payload}`, privateKey);
  const signatures = [{ keyid: 'a key', sig }];
  return Buffer.from(
    JSON.stringify({ payloadType: type, payload: Buffer.from(payload).toString('base64'), signatures }),
  );
};

const fieldsOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...fieldsOf(inner, [...path, name])])
    : [];

describe('the provenance of a version', () => {
  it('has commit, builder, time and hash of sources, signed by the team that publishes [MFE-22]', async () => {
    await allowTeam(team, 'ranking');
    await publish('first', { keys: team });
    expect(await read()).toEqual({
      state: 'signed',
      signer: 'drivers',
      ...buildOrigin(join(folder.path, 'dist-ranking')),
    });
  });

  it('is an in-toto statement about the described build in a DSSE envelope [MFE-22]', async () => {
    await publish('first');
    const { version, provenance: _own, ...described } = await currentOf();
    const { envelope, statement } = await stored();
    expect(envelope['payloadType']).toBe('application/vnd.in-toto+json');
    const sha256 = createHash('sha256').update(JSON.stringify(described)).digest('hex');
    expect(sha256.startsWith(version)).toBe(true);
    expect(statement).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: 'ranking', digest: { sha256 } }],
      predicateType: 'https://slsa.dev/provenance/v1',
    });
  });

  it('stays with a version after a rollback and after its team lost its rights [MFE-22]', async () => {
    await allowTeam(team, 'ranking');
    await publish('first', { keys: team });
    await publish('second');
    await rollbackRemote(edit(), 'ranking');
    await allowTeam(team);
    expect(await read()).toMatchObject({ state: 'signed', signer: 'drivers' });
  });

  it('that the registry does not name is reported [MFE-22]', async () => {
    await publish('first');
    const { provenance: _none, ...unsigned } = await currentOf();
    expect(await readProvenance(site.store, keys, unsigned)).toMatchObject({ state: 'invalid' });
  });

  it('that is missing in the store is reported [MFE-22]', async () => {
    await publish('first');
    await site.store.remove(keyOf(await currentOf()));
    expect(await read()).toEqual({ state: 'invalid', why: 'its provenance is missing in the store' });
  });

  it('that was changed in the store is reported [MFE-22]', async () => {
    await publish('first');
    const key = keyOf(await currentOf());
    await site.store.remove(key);
    await site.store.create(key, Buffer.from('{}'));
    expect(await read()).toEqual({ state: 'invalid', why: 'its provenance was changed in the store' });
  });

  it('that no publication named is reported [MFE-22]', async () => {
    await publish('first');
    const otherVersion = await currentOf();
    await publish('second');
    const { provenance = '' } = otherVersion;
    const mismatchedVersion = { ...(await currentOf()), provenance };
    expect(await readProvenance(site.store, keys, mismatchedVersion)).toMatchObject({ state: 'invalid' });
  });

  it('of another build is reported, even if its team signed it [MFE-22]', async () => {
    await publish('first');
    const { provenance = '' } = await currentOf();
    await publish('second');
    await changeRegistry(site.store, keys, { action: 'publish', by: 'team', why: '' }, ({ remotes }) => {
      const entry = remotes['ranking'];
      if (!entry) throw new Error('ranking is not published');
      const { version } = entry.current;
      const mismatched = { ...entry, current: { ...entry.current, provenance } };
      return { remote: 'ranking', version, at: entry.since, remotes: { ...remotes, ranking: mismatched } };
    });
    expect(await read()).toEqual({ state: 'invalid', why: 'its provenance is of another build' });
  });
});

/** The one part that a statement may lack: outside of a repository there is no commit. */
const COMMIT = 'predicate.buildDefinition.resolvedDependencies.1';

describe('an envelope', () => {
  it('is refused without any one field of its statement, which it names [MFE-21] [MFE-22]', async () => {
    process.env['CARAVAN_COMMIT'] = 'abc';
    await publish('second').finally(() => delete process.env['CARAVAN_COMMIT']);
    const descriptor = await currentOf();
    const { statement } = await stored();
    const check = (content: unknown) => () => checkProvenance(signedBy(keys, content), descriptor, keys.publicKey);
    const fields = fieldsOf(statement).filter((field) => field.join('.') !== COMMIT);
    expect(fields.map((field) => field.join('.'))).toEqual(
      expect.arrayContaining([
        'subject.0.digest.sha256',
        'predicate.runDetails.builder.id',
        `${COMMIT}.digest.gitCommit`,
      ]),
    );
    for (const field of fields)
      expect(check(omitField(statement, field))).toThrow(
        `the statement of its provenance is refused: its field ${field.join('.')}`,
      );
    expect(check(statement)).not.toThrow();
  });

  it.each(['payloadType', 'payload', 'signatures', 'signatures.0', 'signatures.0.sig', 'signatures.0.keyid'])(
    'is refused without its field %s, by name [MFE-21]',
    async (field) => {
      await publish('first');
      const bytes = Buffer.from(JSON.stringify(omitField((await stored()).envelope, field.split('.'))));
      const descriptor = await currentOf();
      expect(() => checkProvenance(bytes, descriptor, keys.publicKey)).toThrow(
        `the envelope of its provenance is refused: its field ${field.replace(/\.0$/, '')} is missing or invalid`,
      );
    },
  );

  it('is refused if another key signed it [MFE-22]', async () => {
    await publish('first');
    const descriptor = await currentOf();
    const bytes = signedBy(team, (await stored()).statement);
    expect(() => checkProvenance(bytes, descriptor, keys.publicKey)).toThrow('is not signed by the key');
  });
});

describe('the origin of a build', () => {
  const dist = () => join(folder.path, 'dist');
  beforeEach(() => writeBuild(dist(), 'ranking', 'first'));

  it('has the time and the builder of the build', () => {
    utimesSync(join(dist(), 'inputs'), 1_800_000_000, 1_800_000_000);
    const { builder, ...origin } = buildOrigin(dist(), {});
    expect(builder).toMatch(/^\S+@\S+$/);
    expect(origin).toEqual({
      commit: null,
      uncommitted: false,
      builtAt: '2027-01-15T08:00:00.000Z',
      sources: '5'.repeat(64),
    });
  });

  it('has the commit that the environment names where there is no repository', () => {
    expect(buildOrigin(dist(), { CARAVAN_COMMIT: 'abc' }).commit).toBe('abc');
  });

  it('has the commit of its repository, and whether the files differ from it [MFE-22]', () => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-C', folder.path, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words]);
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'a build', '--no-verify');
    const commit = git('rev-parse', 'HEAD').toString().trim();
    expect(buildOrigin(dist(), { CARAVAN_COMMIT: 'abc' })).toMatchObject({ commit, uncommitted: false });
    writeFileSync(join(folder.path, 'more.ts'), '');
    expect(buildOrigin(dist(), {})).toMatchObject({ commit, uncommitted: true });
  });

  it.each([
    [{ GITHUB_SERVER_URL: 'https://git.test', GITHUB_REPOSITORY: 'a/b', GITHUB_RUN_ID: '7' }, '/a/b/actions/runs/7'],
    [{ CI_JOB_URL: 'https://git.test/jobs/8' }, '/jobs/8'],
  ])('names the CI job as builder', (env, path) => {
    expect(buildOrigin(dist(), env).builder).toBe(`https://git.test${path}`);
  });

  it('names user and machine as builder if the variables of CI are empty', () => {
    const builder = `${userInfo().username}@${hostname()}`;
    expect(buildOrigin(dist(), { GITHUB_RUN_ID: '', CI_JOB_URL: '' }).builder).toBe(builder);
  });

  it('must have the hash of the sources, or nothing is published [MFE-22]', async () => {
    writeFileSync(join(dist(), 'inputs'), 'none');
    const publication = { ...edit(), federation: federationOf('ranking'), dist: dist() };
    await expect(publishRemote(publication)).rejects.toThrow(
      'does not contain the hash of the sources (build it again)',
    );
    expect(await site.store.list('remotes/ranking')).toEqual([]);
  });
});
