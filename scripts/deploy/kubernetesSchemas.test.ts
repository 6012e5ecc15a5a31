import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../workspaces';
import { namedFiles, readManifests, type Manifest } from './manifests';

const base = join(root, 'deploy/base');
const example = join(root, 'deploy/example');
/** Has all objects of the example. */
const cdn = join(root, 'deploy/cdn');
const objects = readManifests(cdn);

/** Returns the module with types and schemas of an API version. */
const moduleOf = (apiVersion: string): string =>
  `${apiVersion.startsWith('monitoring.coreos.com/') ? '@kubernetes-models/prometheus-operator' : 'kubernetes-models'}/${apiVersion}`;

/** Returns the faults of objects that the schemas find, by object. */
const schemaFaults = (checked: readonly Pick<Manifest, 'apiVersion'>[]): Record<string, string[]> => {
  const input = JSON.stringify(checked.map((object) => ({ object, module: moduleOf(object.apiVersion) })));
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'validate.child.mjs')], {
    input,
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  const faults = v.parse(v.array(v.array(v.string())), JSON.parse(stdout));
  return Object.fromEntries(titles.map((title, index) => [title, faults[index] ?? []]));
};

const titles = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);

describe('the files of Kustomize', () => {
  it.each([base, example, cdn])('are exactly those that kustomization.yaml names: %s', (folder) => {
    const listedFiles = namedFiles(folder);
    expect(listedFiles.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml');
    expect(listedFiles.filter((path) => !path.startsWith('../')).toSorted()).toEqual(files.toSorted());
  });
});

describe('the schemas of the Kubernetes API', () => {
  it('accept every object', () => {
    expect(schemaFaults(objects)).toEqual(Object.fromEntries(titles.map((title) => [title, []])));
  });

  it('refuse a wrong type in any object', () => {
    const faults = schemaFaults(objects.map((object) => ({ ...object, metadata: { ...object.metadata, name: 5 } })));
    expect(Object.values(faults).filter((found) => !found.join('').includes('must be string'))).toEqual([]);
  });

  /** Compiles objects as literals of the packages' types, which know all fields. The schemas allow unknown ones. */
  const unknownFields = (checked: readonly Manifest[]): string => {
    mkdirSync(join(root, '.tsbuild'), { recursive: true });
    const folder = mkdtempSync(join(root, '.tsbuild/deploy-'));
    try {
      const lines = checked.map(
        ({ apiVersion, kind }, index) =>
          `import type { I${kind} as Type${index} } from '${moduleOf(apiVersion)}';\nexport const object${index}: Type${index} = ${JSON.stringify(checked[index])};`,
      );
      const file = join(folder, 'objects.ts');
      writeFileSync(file, lines.join('\n'));
      const words = [
        '--noEmit',
        '--skipLibCheck',
        '--strict',
        '--ignoreConfig',
        '--module',
        'nodenext',
        '--types',
        '',
        file,
      ];
      return spawnSync(join(root, 'node_modules/.bin/tsc'), words, { cwd: folder, encoding: 'utf8' }).stdout;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it('know every field', () => {
    expect(unknownFields(objects)).toBe('');
  });

  it('do not know a field that is misspelt', () => {
    const services = objects.filter(({ kind }) => kind === 'Service');
    expect(unknownFields(services.map((service) => ({ ...service, spec: { portz: [] } })))).toContain('portz');
  });
});
