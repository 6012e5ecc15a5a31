import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sourceFolder } from '../../config/paths';
import { svgPicture, createPictureCache } from '../../media/pictureCache';
import { sendFound } from '../../media/send';

// `createRequire` is called as a property: webpack would otherwise evaluate it at build time.
const require = nodeModule.createRequire(join(sourceFolder, 'main.ts'));
const folder = join(dirname(require.resolve('flag-icons/package.json')), 'flags/4x3');

const codes: ReadonlySet<string> = new Set(readdirSync(folder).map((file) => file.replace(/\.svg$/, '')));

const readFlag = (code: string): Promise<string> | undefined =>
  codes.has(code) ? readFile(join(folder, `${code}.svg`), 'utf8') : undefined;

const maxCacheBytes = 4 * 1024 * 1024;
const maxFlagsPerMinute = 6_000;

/** Returns the address of a country's flag in the format 4:3, by its ISO 3166 code in lower case. */
export const flagAddress = (code: string): string => `/media/flags/${code}.svg`;

/** Serves the flags of the package `flag-icons`. */
export const flagRoutes = (app: FastifyInstance): void => {
  const cache = createPictureCache(maxCacheBytes);
  app.get<{ Params: { '*': string } }>(
    '/media/flags/*',
    { config: { rateLimit: { max: maxFlagsPerMinute } } },
    async (request, reply) => {
      const code = /^([a-z-]+)\.svg$/.exec(request.params['*'])?.[1] ?? '';
      return sendFound(request, reply, await cache.get(code, () => readFlag(code)?.then(svgPicture)));
    },
  );
};
