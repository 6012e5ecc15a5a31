import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { bundleFolder } from '../bundle/folder';
import { asBundle, asClientOnly, withoutScripts, type BuiltChunks } from '../bundle/documents';
import type { Variant } from '../variants';
import { createReverseProxy, type Rewrite } from './reverseProxy';
import { lineMessage, servingMessage, type ServingMessage } from './network';
import { createShaper } from './shaper';

// Serves the line and its reverse proxies in a process of its own, so that measuring does not slow them down.

const read = (file: string): Buffer => readFileSync(join(bundleFolder, file));

const chunksFile = v.record(v.string(), v.array(v.string()));

const shaper = createShaper({ roundTrip: 0, down: Infinity, up: Infinity });

const serve = async ({ site, bundleSite, certificate }: ServingMessage): Promise<Record<Variant, number>> => {
  const built: BuiltChunks = { chunks: v.parse(chunksFile, JSON.parse(read('chunks.json').toString())), read };
  const open = (origin: string, rewrite?: Rewrite): Promise<number> =>
    shaper.open(createReverseProxy(origin, certificate, rewrite));
  return {
    'this site': await open(site),
    'one bundle': await open(bundleSite, (html) => asBundle(html, built)),
    'client only': await open(bundleSite, (html) => asClientOnly(asBundle(html, built))),
    'no scripts': await open(site, withoutScripts),
  };
};

process.on('message', (message: unknown) => {
  if (v.is(lineMessage, message)) {
    shaper.replaceLine(message);
    process.send?.({ laid: true });
  } else if (v.is(servingMessage, message)) void serve(message).then((ports) => process.send?.({ ports }));
});
process.on('disconnect', () => process.exit(0));
