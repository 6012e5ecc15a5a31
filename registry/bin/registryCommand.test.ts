import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrigin } from '../src/builds';
import { parseSteps, startRollout } from '../src/rollout';
import { federationOf, writeBuild } from '../src/testing/builds';
import { createCommandRegistry } from '../src/testing/publishing';
import { readHistory } from '../src/testing/readHistory';
import {
  emptySums,
  keysFolder,
  publicKeyFile,
  recordOutcome,
  rollBackFailing,
  versionTally,
  writeEvidence,
  writeTally,
  type RegistryOverview,
} from '../src/index';
import { registryCommand } from './registryCommand';
import { openWriter } from './cli';

const { folder, edit, publish } = createCommandRegistry();

/** Publishes the given number of versions of the ranking. */
const fill = async (count: number): Promise<void> => {
  for (let number = 1; number <= count; number += 1)
    await publish('ranking', `number-${number}`, { why: `number ${number}` });
};

describe('npm run registry', () => {
  it('prints one JSON document with --json [MFE-3]', async () => {
    await fill(2);
    const { store } = openWriter();
    const { version } = await currentOf();
    await recordOutcome(store, 'ranking', version, 'works', '');
    await writeTally(store, versionTally('ranking', version), 'server', { 'browser ready': 7 });
    const shown = await currentOf();
    expect(shown).toMatchObject({ name: 'ranking', by: 'team', forced: false, seen: 'works', failure: '' });
    expect(shown.loads).toEqual({ 'browser ready': 7 });
    expect(shown.previous).toMatch(/^\w{16}$/);
    const overview = await overviewOf();
    expect(Object.keys(overview)).toEqual(['sequence', 'expires', 'shells', 'remotes', 'teams', 'history']);
    expect(overview.history.changes.map(({ sequence, why }) => [sequence, why])).toEqual([
      [3, 'number 2'],
      [2, 'number 1'],
      [1, 'a shell'],
    ]);
  });

  it('prints when the registry expires or has expired [MFE-21]', async () => {
    await fill(1);
    const { expires } = await overviewOf();
    expect(await registryCommand([])).toContain(`registry 2, valid until ${expires}\n`);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(expires ?? '') + 1);
    const output = await registryCommand([]).finally(() => clock.mockRestore());
    expect(output).toContain(`registry 2, EXPIRED at ${expires}: servers no longer adopt it (npm run renew)\n`);
  });

  it('reads with only the public key of a server [MFE-21]', async () => {
    await fill(1);
    rmSync(keysFolder(folder.path), { recursive: true });
    const publicKey = readFileSync(publicKeyFile(folder.path), 'utf8');
    expect(await registryCommand([])).toMatch(/^registry 2, valid until /);
    expect([existsSync(keysFolder(folder.path)), readFileSync(publicKeyFile(folder.path), 'utf8')]).toEqual([
      false,
      publicKey,
    ]);
  });

  it('creates no key', async () => {
    process.env['CARAVAN_DATA'] = join(folder.path, 'none');
    await expect(registryCommand([])).rejects.toThrow('the registry cannot be read: neither ');
    expect([existsSync(join(folder.path, 'none')), existsSync(keysFolder(join(folder.path, 'none')))]).toEqual([
      false,
      false,
    ]);
  });

  it('prints versions and changes as text', async () => {
    await fill(2);
    const { version, previous } = await currentOf();
    const output = await registryCommand([]);
    expect(output).toMatch(new RegExp(`^ranking +${version} .* not seen +before: ${previous}$`, 'm'));
    expect(output).toMatch(new RegExp(`^ +3 .* publish +ranking +${version} +team, key of registry: number 2$`, 'm'));
  });

  it('prints where the versions of a remote come from [MFE-22]', async () => {
    await fill(2);
    const { version, previous } = await currentOf();
    const { builder } = buildOrigin(join(folder.path, 'dist'));
    const origin = `  signed by    registry
  commit       unknown
  builder      ${builder}
  built at     <time>
  sources      sha256 ${'5'.repeat(64)}
`;
    for (const name of ['ranking', 'mf-ranking']) {
      const output = await registryCommand(['show', name]);
      expect(output.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')).toBe(
        `ranking ${version}, since <time>, by team\n${origin}before: ${previous}\n${origin}`,
      );
    }
    expect(JSON.parse(await registryCommand(['show', 'ranking', '--json']))).toMatchObject({
      name: 'ranking',
      current: { version, provenance: { state: 'signed', signer: 'registry', commit: null } },
      previous: { version: previous },
    });
  });

  it('marks a version as unsigned if its provenance is missing [MFE-22]', async () => {
    await fill(1);
    const { store } = openWriter();
    for (const name of await store.list('provenance/ranking')) await store.remove(`provenance/ranking/${name}`);
    expect(await registryCommand(['show', 'ranking'])).toContain(
      '\n  UNSIGNED: its provenance is missing in the store\n',
    );
  });

  describe('of a remote with a rollout', () => {
    const MINUTE = 60_000;

    /** Rolls out a second version of the ranking, with evidence of both. Returns the two versions. */
    const rollOut = async () => {
      await fill(1);
      const dist = join(folder.path, 'dist');
      writeBuild(dist, 'ranking', 'candidate');
      const change = { ...edit('a better list'), quality: 1 };
      const steps = parseSteps('10 for 30 min, 50 for 2 h, 100');
      const { remotes } = await startRollout({ ...change, federation: federationOf('ranking'), dist }, { steps });
      const { current, rollout } = remotes['ranking'] ?? {};
      const versions = { current: current?.version ?? '', candidate: rollout?.candidate.version ?? '' };
      const source = { remote: 'ranking', server: 'one', atMs: Date.now() };
      const sums = (served: number, failed: number) => ({
        ...emptySums(),
        served,
        reported: served / 2,
        // Kinds overlap: each page view is in several.
        kinds: { 'in English': { views: served - 1, failed }, 'for all visitors': { views: served, failed } },
        vitals: { ...emptySums().vitals, lcp: { 1109: served }, cls: { 12: served } },
      });
      await writeEvidence(change.store, { ...source, version: versions.current }, sums(900, 0));
      await writeEvidence(change.store, { ...source, version: versions.candidate }, sums(100, 4));
      return { ...versions, startedAt: Date.parse(rollout?.startedAt ?? '') };
    };

    it('prints its share, the time to its next step, and both versions side by side [MFE-4]', async () => {
      const { current, candidate, startedAt } = await rollOut();
      const now = jest.spyOn(Date, 'now').mockReturnValue(startedAt + 3 * MINUTE);
      const output = await registryCommand([]).finally(() => now.mockRestore());
      const lines = output.split('\n').map((line) => line.replace(/^ {18}/, ''));
      const start = lines.findIndex((line) => line.startsWith('rollout '));
      expect(lines.slice(start, start + 4)).toEqual([
        `rollout ${candidate}, 10 % of visitors, 50 % in 27 min (step 1 of 10 for 30 min, 50 for 2 h, 100)`,
        `                  served  reported     failed  no render  ended      LCP  INP    CLS  long tasks`,
        `${current}     900       450  0 (0.0 %)          0      0  1109 ms    -  0.012           -`,
        `${candidate}     100        50  4 (4.0 %)          0      0  1109 ms    -  0.012           -`,
      ]);
    });

    it('prints a rollout as JSON [MFE-4]', async () => {
      const { candidate, startedAt } = await rollOut();
      expect((await currentOf()).rollout).toMatchObject({
        version: candidate,
        percent: 10,
        nextPercent: 50,
        nextAt: new Date(startedAt + 30 * MINUTE).toISOString(),
        step: 1,
        isPaused: false,
        limits: { failures: 2 },
        evidence: {
          current: { served: 900, reported: 450, views: 900, failed: 0, p75: { lcp: 1109, inp: null } },
          candidate: { served: 100, views: 100, failed: 4 },
        },
      });
    });

    it('prints versions in quarantine with the reason, and the provenance of the candidate', async () => {
      const { candidate } = await rollOut();
      const shown = await registryCommand(['show', 'ranking']);
      expect(shown).toMatch(new RegExp(`\\ncandidate: ${candidate}\\n  signed by    registry\\n`));
      expect(shown).toContain(`\nrollout ${candidate}, 10 % of visitors, 50 % in 30 min`);
      await rollBackFailing(openWriter(), 'ranking', candidate, '4 of 100 page views fail');
      const line = `quarantine ${candidate}: 4 of 100 page views fail\n`;
      expect(await registryCommand([])).toContain(`${' '.repeat(18)}${line}`);
      expect(await registryCommand(['show', 'ranking'])).toContain(`\n${line}`);
    });
  });

  it('prints the history by page and names the next page [MFE-3]', async () => {
    await fill(20);
    expect(await registryCommand([])).toContain(
      'npm run registry -- history --page 2 shows earlier changes (of 2 pages)',
    );
    const last = await registryCommand(['history', '--page', '2']);
    expect(last).toMatch(/^page 2 of 2\n +1 .* a shell\n$/);
    const pages = [1, 2].map((page) => registryCommand(['history', '--json', '--page', String(page)]));
    const reasons = (await Promise.all(pages)).flatMap((text) => text.match(/(?<="why": ").*(?=")/g) ?? []);
    const { store, keys } = openWriter();
    expect(reasons.toReversed()).toEqual((await readHistory(store, keys)).map(({ why }) => why));
  });

  it.each([
    [['history', '--page', '2'], 'the history has no page 2: name one of 1 to 1 '],
    [['prune', '30d', '--page', '2'], 'prune has no pages: npm run registry'],
    [['history', '--page', 'x'], 'the history has no page x: name one of '],
    [['show', 'rankin'], 'rankin does not run: no remote is published'],
    [['show', 'ranking', 'more'], 'unknown word "more": npm run registry '],
    [['histroy'], 'unknown word "histroy": npm run registry '],
    [['--jsn'], "Unknown option '--jsn': npm run registry "],
    ...['', '30', 'd', '30w', '1.5h'].map(
      (age) => [['prune', age], 'nothing is removed: say how old, as in '] as const,
    ),
  ] as const)('is refused in one line: %j', async (words, line) => {
    await expect(registryCommand([...words])).rejects.toThrow(line);
  });

  it.each(['30d', '12h'])('removes old versions: prune %s', async (age) => {
    expect(await registryCommand(['prune', age])).toBe(`0 versions removed that were unused for ${age}\n`);
    expect(JSON.parse(await registryCommand(['prune', age, '--json']))).toEqual({ removed: [] });
  });
});

const isOverview = (value: unknown): value is RegistryOverview =>
  typeof value === 'object' && value !== null && 'remotes' in value;

const overviewOf = async (): Promise<RegistryOverview> => {
  const overview: unknown = JSON.parse(await registryCommand(['--json']));
  if (!isOverview(overview)) throw new Error('the output is not an overview');
  return overview;
};

const currentOf = async () => {
  const [ranking] = (await overviewOf()).remotes;
  if (!ranking) throw new Error('the ranking does not run');
  return ranking;
};
