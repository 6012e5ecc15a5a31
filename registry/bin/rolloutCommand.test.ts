import { readRegistry } from '../src/index';
import { createTestRegistry, versions } from '../src/testing/publishing';
import { rolloutCommand } from './rolloutCommand';

const { keys, site, publish, rollOut } = createTestRegistry();
const run = (...words: string[]) => rolloutCommand({ store: site.store, keys, by: 'team' }, 'ranking', words);
const lastWhy = async () => (await readRegistry(site.store, keys)).change.why;

describe('npm run rollout', () => {
  let candidate = '';
  beforeEach(async () => {
    await publish('first');
    candidate = (await rollOut('second')).remotes['ranking']?.rollout?.candidate.version ?? '';
  });

  it('sets another share [MFE-4]', async () => {
    expect(await run('50', 'it', 'works')).toBe(
      `ranking ${candidate}: 50 % of visitors, until npm run rollout (registry 4)\n`,
    );
    expect(await lastWhy()).toBe('to 50: it works');
  });

  it('sets a schedule [MFE-4]', async () => {
    expect(await run('50 for 90 min, 100')).toBe(
      `ranking ${candidate}: 50 % of visitors, all in 1 h 30 min (registry 4)\n`,
    );
  });

  it('pauses and resumes it [MFE-4]', async () => {
    await run('50 for 2 h, 100');
    expect(await run('pause', 'a question')).toBe(`ranking ${candidate}: 50 % of visitors, paused (registry 5)\n`);
    expect(await run('go', 'answered')).toBe(`ranking ${candidate}: 50 % of visitors, all in 2 h (registry 6)\n`);
  });

  it('stops it [MFE-4]', async () => {
    const [current] = versions(await readRegistry(site.store, keys));
    expect(await run('stop', 'not now')).toBe(
      `ranking no longer has a rollout: all visitors get ${current} (registry 4)\n`,
    );
    expect(await lastWhy()).toBe('stopped: not now');
  });

  it('gives the candidate to all visitors [MFE-4]', async () => {
    expect(await run('100')).toBe(`ranking no longer has a rollout: all visitors get ${candidate} (registry 4)\n`);
  });

  it.each([
    [[], 'unknown word "": npm run rollout -- mf-ranking 50 | '],
    [['paused'], 'unknown word "paused": npm run rollout'],
    [['constructor'], 'unknown word "constructor": npm run rollout'],
    [['50', 'for', '2', 'h'], 'put the steps in quotes: npm run rollout -- mf-ranking "50 for 2 h, 100"'],
    [['0'], '"0" is not a step of a rollout: it has 1 to 99 percent'],
  ])('is refused in one line: %j', async (words, line) => {
    await expect(run(...words)).rejects.toThrow(line);
  });
});
