import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, publisherKeys, readRegistry } from '@caravan/registry';
import { remoteWorkspaces, root } from '../../../scripts/workspaces';
import { readSetting } from '../../support/site';

/** Returns the text files of a folder. */
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(m?js|json|css|html)$/.test(name))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') }));

/** The files of the shell's builds for browsers and for the server. */
const built = ['shell/dist/browser', 'shell/dist/server'].flatMap(filesIn);

const running = async () => {
  const { data } = readSetting();
  const { remotes } = await readRegistry(openStore({}, data), publisherKeys(data));
  return Object.values(remotes).map(({ current }) => current);
};

describe('the build of the shell', () => {
  it('holds no address, file, workspace or port of any remote that the registry names [MFE-1]', async () => {
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

  it('holds no code of the development mode', () => {
    expect(built.filter(({ text }) => text.includes('__caravanTexts')).map(({ name }) => name)).toEqual([]);
  });

  it('holds no credential of the admin, nor do the builds of remotes [DSH-2]', () => {
    const ofRemotes = remoteWorkspaces().flatMap((workspace) => filesIn(join(workspace, 'dist')));
    expect(ofRemotes.some(({ text }) => text.includes('adminLogin'))).toBe(true);
    // Matches names of settings, and the prefix of a password hash.
    const sign = /ADMIN_(NAME|PASSWORD)|scrypt:\d/;
    expect([...built, ...ofRemotes].filter(({ text }) => sign.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('reads the remotes from the registry at run time [MFE-1]', async () => {
    const { origin } = readSetting();
    const html = await (await fetch(`${origin}/home`)).text();
    const [, address = ''] = /"index":\{"address":"([^"]+)"/.exec(html) ?? [];
    const index = await (await fetch(origin + address)).text();
    for (const { federation, version } of await running())
      expect(index).toContain(`"name":"${federation.name}","version":"${version}"`);
  });
});
