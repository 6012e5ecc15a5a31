import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildAddress, publisherKeys } from '@caravan/registry';
import { describeRemote } from '@caravan/registry/publish';
import { lifetimeOf, overrideLink } from '../../registry/bin/overrideLink';
import { openRemote, openWriter } from '../../registry/bin/cli';
import { onInterrupt } from '../interrupted';
import { ensurePortFree } from '../site';
import { root } from '../workspaces';
import { startBuildServer } from './buildServer';
import { follow } from './follow';
import { createLiveUpdates } from './liveUpdates';

/** A day of work. */
const LIFETIME = '12h';

const refusals: Readonly<Record<number, string>> = {
  403: 'its registry does not let this key change the remote (CARAVAN_KEY names another one)',
  404: 'previews are off there (OVERRIDES=1 for its shell servers)',
};

/** Rejects if a site does not take the link of an override. */
const checkLink = async (link: string): Promise<void> => {
  const { origin } = new URL(link);
  const response = await fetch(link, { redirect: 'error' }).catch((error: unknown) => {
    throw new Error(`${origin} does not answer`, { cause: error });
  });
  if (!response.ok)
    throw new Error(`${origin} takes no preview: ${refusals[response.status] ?? `status ${response.status}`}`);
};

/** Returns why a site shows its running version in place of the build, as its badge says it, or null. */
const previewFaultOf = async (link: string, address: string): Promise<string | null> => {
  const { origin, searchParams } = new URL(link);
  const cookie = `override=${searchParams.get('token') ?? ''}`;
  const page = await (await fetch(`${origin}/test`, { headers: { cookie } })).text();
  const [, fault = '', message = ''] = /data-override="(\w*)"[^>]*><p>(.*?)\. /.exec(page) ?? [];
  if (fault === 'unreachable') return `${origin} does not reach ${address}: --address https://… names a tunnel to it`;
  return fault === '' ? null : message;
};

export interface IntoOptions {
  /** The running site. */
  readonly into: string;
  /** Where the site and the browser reach the build, if not at this machine's own address. */
  readonly address: string | undefined;
}

/**
 * Builds a remote with every change and serves the build to a running site. Prints a link: only the browser that opens it shows
 * the build.
 */
export const startInto = async (workspace: string, { into, address: providedAddress }: IntoOptions): Promise<void> => {
  const { directory, federation } = await openRemote(workspace);
  const { name } = federation;
  const say = (line: string): void => void process.stdout.write(`  ${name}: ${line}\n`);
  const writer = openWriter(name, publisherKeys);
  if (!URL.canParse(into)) throw new Error(`"${into}" is not the address of a site: --into https://the-site`);
  const site = new URL(into).origin;
  const data = join(root, '.caravan/into', name);
  mkdirSync(data, { recursive: true });

  const updates = createLiveUpdates();
  const requestedPort = Number(process.env['PORT'] || federation.port);
  await ensurePortFree(requestedPort, 'PORT', data);
  const server = await startBuildServer(site, requestedPort, updates);
  const address = providedAddress ?? `http://127.0.0.1:${server.port}`;
  if (!isBuildAddress(address)) throw new Error(`"${address}" is not the address of a build: http://127.0.0.1:5173`);
  const link = overrideLink(writer, name, { address }, { site, lifetimeMs: lifetimeOf(LIFETIME) });
  await checkLink(link);
  const stopFollowing = await follow({
    directory,
    federation,
    dist: join(data, 'dist'),
    store: {
      publish: async (declared, dist) => {
        const descriptor = describeRemote(dist, declared);
        await server.show(descriptor, dist);
        return descriptor.version;
      },
      addFile: async () => undefined,
    },
    updates,
    updatesAddress: `${address}/updates`,
    reloadsPages: true,
    // The site requests the newest build with every page.
    isServed: async () => true,
    say,
  });
  const fault = await previewFaultOf(link, address);
  if (fault !== null) say(fault);
  process.stdout.write(
    `\nOpen this link to see ${name} in ${site}, in that browser only, for ${LIFETIME}:\n${link}\nIts sources are watched; Ctrl-C stops everything.\n`,
  );
  onInterrupt(async () => {
    updates.stop();
    server.stop();
    await stopFollowing();
  }, 0);
};
