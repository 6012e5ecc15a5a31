import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isIntact } from '@caravan/registry';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { listVersionFiles } from '../../shell/server/http/listVersionFiles';
import { listenOn } from '@caravan/shared/http';
import type { LiveUpdates } from './liveUpdates';

/** The number of builds whose files are served, because open pages keep loading files of their build. */
const MAX_BUILDS = 5;

interface ServedBuild {
  readonly descriptor: RemoteDescriptor;
  /** The files by the path of their address. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const readBuild = async (descriptor: RemoteDescriptor, dist: string): Promise<ServedBuild> => {
  const { files, server, federation } = descriptor;
  const read = async (path: string, file: string, integrity: string): Promise<[string, Buffer]> => {
    const bytes = await readFile(join(dist, file));
    if (!isIntact(bytes, integrity))
      throw new Error(`${file} has changed since the build was described: build it again`);
    return [path, bytes];
  };
  return {
    descriptor,
    files: new Map(
      await Promise.all([
        ...Object.entries(files).map(([file, { integrity }]) =>
          read(`/remotes/${federation.name}/${file}`, `browser/${file}`, integrity),
        ),
        read(`/servers/${server.file}`, `server/${server.file}`, server.integrity),
      ]),
    ),
  };
};

/**
 * Serves the builds of one remote to a site: `descriptor.json` and the server build to its shell server, and the files below
 * `/remotes/<name>/` to browsers. Only pages of `site` may read them. `port` 0 is any free one.
 */
export const startBuildServer = async (site: string, port: number, updates: LiveUpdates) => {
  let builds: readonly ServedBuild[] = [];

  const contentOf = (path: string): { readonly type: string; readonly body: Buffer | string } | null => {
    const json = (value: object) => ({ type: 'application/json', body: JSON.stringify(value) });
    const [newest] = builds;
    if (!newest) return null;
    const { version, entry, federation } = newest.descriptor;
    if (path === '/descriptor.json') return json(newest.descriptor);
    const [, requestedVersion] = /^\/remotes\/[^/]+\/versions\/(\w+)\.json$/.exec(path) ?? [];
    if (requestedVersion === 'current') return json({ version, entry, contract: federation.contract });
    const build = builds.find(({ descriptor }) => descriptor.version === requestedVersion);
    if (build) return json(listVersionFiles(build.descriptor));
    const body = builds.map(({ files }) => files.get(path)).find((bytes) => bytes !== undefined);
    return body ? { type: 'text/javascript', body } : null;
  };

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', site);
    response.setHeader('vary', 'origin');
    // Browsers require this header before a page of a public site may reach this machine.
    response.setHeader('access-control-allow-private-network', 'true');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    // `ranking~2` is the folder of `ranking` for a retry, since browsers cache failed modules.
    const path = (request.url ?? '').split('?', 1)[0]?.replace(/^(\/remotes\/[^/~]+)~\d+\//, '$1/') ?? '';
    if (path === '/updates') return updates.subscribe(response);
    const content = contentOf(path);
    if (!content) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': content.type, 'cache-control': 'no-cache' }).end(content.body);
  });
  return {
    port: await listenOn(server, port),
    /** Serves a build from now on. Reads its files at once, since the next build replaces them. */
    show: async (descriptor: RemoteDescriptor, dist: string): Promise<void> => {
      const build = await readBuild(descriptor, dist);
      builds = [build, ...builds.filter((each) => each.descriptor.version !== descriptor.version)].slice(0, MAX_BUILDS);
    },
    stop: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};
