import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createFolderStore, recordOutcome } from '@caravan/registry';
import type { Federation } from '@caravan/shared/contracts';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { faultsOf, type Trial } from './faults';

const words = { en: '', ge: '' };
const federation: Federation = {
  name: 'sales',
  port: 1,
  contract: 1,
  routes: [
    { id: 'list', path: '/sales', sideMenu: true, title: words, description: words },
    { id: 'help', path: '/sales/help', sideMenu: true, title: words, description: words },
  ],
  menu: [],
  widgets: [],
};

const folder = createTemporaryFolder();

/** Runs a trial whose server notes at one moment that the candidate ended its process. Returns the faults and the opened addresses. */
const trialOf = async (
  notedAt: 'load' | 'render' | 'browsers' | 'never',
  change: Partial<Trial> = {},
  failure = 'throws from a timer',
) => {
  const store = createFolderStore(mkdtempSync(join(folder, notedAt)));
  const note = () => recordOutcome(store, 'sales', 'new', 'failed', `${failure}\n  at server.mjs`);
  const opened: string[] = [];
  if (notedAt === 'load') await note();
  const faults = await faultsOf({
    candidate: { federation, version: 'new' },
    federations: [federation],
    store,
    checkOnServer: async ({ address }) => {
      opened.push(`server ${address}`);
      if (notedAt === 'render') await note();
      return notedAt === 'render' ? [`the server does not render ${address}`] : [];
    },
    checkInBrowsers: async (visits) => {
      opened.push(...visits.map(({ address }) => `browser ${address}`));
      if (notedAt === 'browsers') await note();
      return [];
    },
    ...change,
  });
  return { faults, opened };
};

const endedMessage = 'its server build ended the process that ran it (throws from a timer)';
const all = ['server /sales', 'server /sales/help', 'browser /sales', 'browser /sales/help'];

describe('a trial', () => {
  it('finds no fault if every page works on the server and in browsers [MFE-6]', async () => {
    expect(await trialOf('never')).toEqual({ faults: [], opened: all });
  });

  it.each([
    ['while it was loaded, and opens no page', 'load', []],
    ['while pages were rendered, and opens none in browsers', 'render', all.slice(0, 2)],
    ['while browsers had the pages open', 'browsers', all],
  ] as const)('tells that the server build ended its process %s [MFE-6, MFE-17]', async (_when, notedAt, opened) => {
    expect(await trialOf(notedAt)).toEqual({ faults: [endedMessage], opened });
  });

  it('does not attribute failures in browsers to the server build', async () => {
    const { faults } = await trialOf(
      'browsers',
      { checkOnServer: async () => ['unrendered'] },
      'fails in browsers: render 1',
    );
    expect(faults).toEqual(['unrendered']);
  });

  it('reports one fault of the server first, then those of browsers, each once', async () => {
    const { faults } = await trialOf('never', {
      checkOnServer: async ({ address }) => [`unrendered ${address}`],
      checkInBrowsers: async () => ['broken', 'broken'],
    });
    expect(faults).toEqual(['unrendered /sales', 'broken', 'unrendered /sales/help']);
  });
});
