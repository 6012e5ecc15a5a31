import { runEverything } from './runEverything';

jest.mock('./command', () => ({ runCommand: async () => true }));
jest.mock('./endToEnd', () => ({
  startSites: async () => ({ run: async () => ({ passed: 1, failed: 0 }), stop: async () => undefined }),
}));
jest.mock('./jest', () => ({
  runJest: async () => ({ runs: [{ file: 'a', passed: ['a'], failed: [], isBroken: false }], isGreen: true }),
}));
jest.mock('./machine', () => ({
  ensureChromium: () => undefined,
  ensurePostgres: async () => null,
  ensureValkey: () => false,
}));
jest.mock('./temporaryFolder', () => ({
  createTemporaryFolder: () => ({ path: '/missing', remove: () => undefined }),
}));

it('notes every server without which tests were skipped', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const parts = await runEverything();
  expect(parts.flatMap(({ note = [] }) => note)).toEqual(['PostgreSQL SKIPPED, Valkey SKIPPED']);
});
