import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFolder } from '../bundle/folder';
import { asBundle, asClientOnly, withoutScripts, type BuiltChunks } from '../bundle/documents';
import type { Variant } from '../variants';
import { createFront, type Rewrite } from './front';
import { isLine, type Serving } from './network';
import { createShaper } from './shaper';

// Serves the line and its fronts in a process of its own, so that measuring does not slow them down.

const read = (file: string): Buffer => readFileSync(join(bundleFolder, file));

const isSites = (value: unknown): value is Serving =>
  typeof value === 'object' && value !== null && 'site' in value && 'certificate' in value;

const chunksOf = (value: unknown): BuiltChunks['chunks'] =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, files]) => [name, Array.isArray(files) ? files.map(String) : []]),
      )
    : {};

const shaper = createShaper({ roundTrip: 0, down: Infinity, up: Infinity });

const serve = async ({ site, bundleSite, certificate }: Serving): Promise<Record<Variant, number>> => {
  const built: BuiltChunks = { chunks: chunksOf(JSON.parse(read('chunks.json').toString())), read };
  const open = (origin: string, rewrite?: Rewrite): Promise<number> =>
    shaper.open(createFront(origin, certificate, rewrite));
  return {
    'this site': await open(site),
    'one bundle': await open(bundleSite, (html) => asBundle(html, built)),
    'client only': await open(bundleSite, (html) => asClientOnly(asBundle(html, built))),
    'no scripts': await open(site, withoutScripts),
  };
};

process.on('message', (message: unknown) => {
  if (isLine(message)) {
    shaper.lay(message);
    process.send?.({ laid: true });
  } else if (isSites(message)) void serve(message).then((ports) => process.send?.({ ports }));
});
process.on('disconnect', () => process.exit(0));
