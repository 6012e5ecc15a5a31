import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces';

/** Returns the variables of docs/settings.md. */
export const documentedSettings = (): Set<string> => {
  const text = readFileSync(join(root, 'docs/settings.md'), 'utf8');
  const cells = text.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []));
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name ?? '')));
};

/** Returns the names of the metrics that API and shell server define. */
export const definedMetrics = (): Set<string> => {
  const files = [
    'api/src/metrics/metrics.ts',
    'shell/server/telemetry/metrics.ts',
    'shell/server/telemetry/renders.ts',
  ];
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/name: '(caravan_\w+)'/g)].map(([, name]) => name ?? '')));
};

/** Returns whether a line in the source of an npm workspace serves a path. */
export const servesPath = (workspace: 'api/src' | 'shell/server', path: string): boolean =>
  globSync(`${workspace}/**/*.ts`, { cwd: root, exclude: (file) => file.endsWith('.test.ts') }).some((file) =>
    readFileSync(join(root, file), 'utf8').includes(`app.get('${path}'`),
  );
