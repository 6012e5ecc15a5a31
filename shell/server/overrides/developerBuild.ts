import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isIntact, readFetchedBuild } from '@caravan/registry';
import type { RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';
import { writeBuild } from '../registry';

/** Bytes of a description, and of a server build with its source map. */
const MAX_BYTES = { descriptor: 1_000_000, server: 20_000_000 };
/** Timeout of one download in milliseconds. `TIMEOUT_FACTOR` multiplies it. */
const FETCH_TIMEOUT_MS = 2000;
/** Server builds that are kept on the disk. A developer makes one with every change. */
const MAX_BUILDS = 8;

/** The address does not answer, or not in time. */
export class BuildUnreachable extends Error {}

/** A build that a developer's machine serves. */
export interface DeveloperBuild {
  readonly descriptor: RemoteDescriptor;
  /** The file of its server build. */
  readonly file: string;
}

export interface DeveloperBuildsOptions {
  /**
   * A folder of its own in that of the published builds, so that bare imports find the site's React. Render workers, which may run as
   * another user, can read that folder.
   */
  readonly folder: string;
  readonly timeoutFactor: number;
}

/** Fetches at most `maxBytes`. Follows no redirect, because only the signed address is allowed. */
const fetchBytes = async (address: string, maxBytes: number, timeoutMs: number): Promise<Buffer> => {
  const unreachable = (cause: unknown) => new BuildUnreachable(`${address} does not answer`, { cause });
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength;
      if (length > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw unreachable(error);
  }
  if (length > maxBytes) throw new Error(`${address} has more than ${maxBytes} bytes`);
  return Buffer.concat(chunks);
};

/**
 * Returns a function that fetches a remote's build from a developer's machine. It fetches the description with every call, and the server
 * build if that has changed. Rejects with {@link BuildUnreachable}, or with the reason why the build is refused.
 */
export const createDeveloperBuilds = ({ folder, timeoutFactor }: DeveloperBuildsOptions) => {
  // An earlier process may have left builds.
  rmSync(folder, { recursive: true, force: true });
  const timeoutMs = FETCH_TIMEOUT_MS * timeoutFactor;
  const files = new LRUCache<string, Promise<string>>({
    max: MAX_BUILDS,
    dispose: (file) => void file.then((path) => rm(path, { force: true })).catch(() => undefined),
  });

  const fetchServer = async (address: string, { server }: RemoteDescriptor): Promise<string> => {
    const bytes = await fetchBytes(`${address}/servers/${server.file}`, MAX_BYTES.server, timeoutMs);
    if (!isIntact(bytes, server.integrity)) throw new Error('its server build does not match its descriptor');
    // Its name is its hash, so that it cannot replace a published build.
    const path = join(folder, `${createHash('sha256').update(bytes).digest('hex')}.mjs`);
    await writeBuild(path, bytes);
    return path;
  };

  return async (
    address: string,
    remote: string,
    registry: Pick<RegistryDocument, 'remotes'>,
  ): Promise<DeveloperBuild> => {
    const json = await fetchBytes(`${address}/descriptor.json`, MAX_BYTES.descriptor, timeoutMs);
    const descriptor = readFetchedBuild(json.toString(), remote, registry);
    const key = descriptor.server.integrity;
    const file = files.get(key) ?? fetchServer(address, descriptor);
    files.set(key, file);
    // A failed fetch is tried again with the next page.
    file.catch(() => files.delete(key));
    return { descriptor, file: await file };
  };
};
