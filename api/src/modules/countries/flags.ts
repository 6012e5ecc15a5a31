import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sourceFolder } from '../../config/paths';
import { drawingOf, makePictureCache } from '../../media/pictureCache';
import { sendFound } from '../../media/send';

// Not by the name of createRequire: webpack works that out while it builds, and leaves nothing to call.
const require = nodeModule.createRequire(join(sourceFolder, 'main.ts'));
const folder = join(dirname(require.resolve('flag-icons/package.json')), 'flags/4x3');

const codes: ReadonlySet<string> = new Set(readdirSync(folder).map((file) => file.replace(/\.svg$/, '')));

const flagAt = (code: string): Promise<string> | undefined =>
  codes.has(code) ? readFile(join(folder, `${code}.svg`), 'utf8') : undefined;

const keptBytes = 4 * 1024 * 1024;
const flagsAMinute = 6_000;

/** Where the flag of a country is, 4:3, by its ISO 3166 code in small letters. */
export const flagAddress = (code: string): string => `/media/flags/${code}.svg`;

/** Serves the flags of the package; any other is 404. */
export const flagRoutes = (app: FastifyInstance): void => {
  const cache = makePictureCache(keptBytes);
  app.get<{ Params: { '*': string } }>(
    '/media/flags/*',
    { config: { rateLimit: { max: flagsAMinute } } },
    async (request, reply) => {
      const code = /^([a-z-]+)\.svg$/.exec(request.params['*'])?.[1] ?? '';
      return sendFound(request, reply, await cache.get(code, () => flagAt(code)?.then(drawingOf)));
    },
  );
};
