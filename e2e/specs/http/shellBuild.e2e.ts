import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureKeys, openStore, readRegistry } from '@caravan/registry';
import { root } from '../../../scripts/workspaces';
import { readSetting } from '../../support/setting';

/** Every file of the shell's two builds, with its text. */
const built = ['shell/dist/browser', 'shell/dist/server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(m?js|json|css|html)$/.test(name))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
);

const running = async () => {
  const { data } = readSetting();
  const { remotes } = await readRegistry(openStore({}, data), ensureKeys(join(data, 'keys')));
  return Object.values(remotes).map(({ current }) => current);
};

describe('the build of the shell', () => {
  it('holds no address, file, workspace or port of any section that the registry names [MFE-1]', async () => {
    const signs = (await running()).flatMap(({ entry, version, server, federation: { name, port } }) => [
      `remotes/${name}`,
      `servers/${name}`,
      `mf-${name}`,
      `:${port}`,
      entry,
      version,
      server.file,
    ]);
    expect(signs.length).toBeGreaterThan(0);
    expect(built.length).toBeGreaterThan(5);
    expect(
      built.flatMap(({ name, text }) => signs.filter((sign) => text.includes(sign)).map((sign) => `${name}: ${sign}`)),
    ).toEqual([]);
  });

  it('holds nothing of what a section that is worked on needs', () => {
    expect(built.filter(({ text }) => text.includes('__caravanTexts')).map(({ name }) => name)).toEqual([]);
  });

  it('is told by the registry, while it runs, what the pages then name [MFE-1]', async () => {
    const html = await (await fetch(`${readSetting().origin}/home`)).text();
    for (const { federation, version } of await running())
      expect(html).toContain(`"name":"${federation.name}","version":"${version}"`);
  });
});
