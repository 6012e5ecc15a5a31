import { join } from 'node:path';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { describeRemote } from '../builds';
import { federationOf, writeBuild } from '../testing/builds';
import { readFetchedBuild } from './fetchedBuild';

const folder = setUpTemporaryFolder();
const describeBuild = (name: string) => {
  const dist = join(folder.path, name);
  writeBuild(dist, name, 'mine');
  return describeRemote(dist, federationOf(name));
};
const read = (value: unknown) => readFetchedBuild(JSON.stringify(value), 'ranking', { remotes: {} });

describe("the description of a developer's build", () => {
  it('is read as it was made [MFE-8]', () => {
    const descriptor = describeBuild('ranking');
    expect(read(descriptor)).toEqual(descriptor);
  });

  it('is refused for another remote [MFE-20]', () => {
    expect(() => read(describeBuild('account'))).toThrow('it is a build of account');
  });

  it('is refused if a file has another integrity than its version covers [MFE-20]', () => {
    const descriptor = describeBuild('ranking');
    const { entry, server, files } = descriptor;
    const changed = { ...descriptor, files: { ...files, [entry]: { ...files[entry], integrity: server.integrity } } };
    expect(() => read(changed)).toThrow('its version is not the hash of its content');
  });

  it.each(['../server.mjs', '.hidden.mjs', 'server.mjs"', 'server.txt'])(
    'is refused with the file name %s [MFE-20]',
    (file) => {
      const descriptor = describeBuild('ranking');
      expect(() => read({ ...descriptor, server: { ...descriptor.server, file } })).toThrow(
        'server.file is missing or invalid',
      );
    },
  );

  it('is refused if a title is not a text', () => {
    const descriptor = describeBuild('ranking');
    const routes = descriptor.federation.routes.map((route) => ({ ...route, title: { en: 1 } }));
    expect(() => read({ ...descriptor, federation: { ...descriptor.federation, routes } })).toThrow(
      'its descriptor is refused',
    );
  });
});
