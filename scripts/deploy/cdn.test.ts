import { join } from 'node:path';
import * as v from 'valibot';
import { readConfig } from '../../shell/server/config';
import { root } from '../workspaces';
import { documentedSettings } from './knownNames';
import { readManifests } from './manifests';
import { workloadsOf } from './pods';

const objects = readManifests(join(root, 'deploy/cdn'));
const find = (kind: string, name: string): unknown =>
  objects.find((each) => each.kind === kind && each.metadata.name === name);

const { data } = v.parse(v.object({ data: v.record(v.string(), v.string()) }), find('ConfigMap', 'caravan-settings'));
const ingress = v.object({
  spec: v.object({
    rules: v.array(
      v.object({ host: v.string(), http: v.object({ paths: v.array(v.looseObject({ path: v.string() })) }) }),
    ),
  }),
});

describe('the example behind a CDN', () => {
  it('has settings that the shell server takes and the docs name', () => {
    expect(readConfig(data, root)).toMatchObject({ cdn: data['CDN'], filesOrigin: data['REMOTES_ORIGIN'] });
    const known = documentedSettings();
    expect(Object.keys(data).filter((name) => !known.has(name))).toEqual([]);
  });

  it('serves files, and nothing else, at the host name that the CDN gets them from', () => {
    const { rules } = v.parse(ingress, find('Ingress', 'files')).spec;
    expect(rules.map(({ host }) => `https://${host}`)).toEqual([data['REMOTES_ORIGIN']]);
    expect(rules.flatMap(({ http }) => http.paths.map(({ path }) => path))).toEqual(['/assets/', '/remotes/']);
  });

  it('gives the token of the CDN to the watch alone, and lets it purge', () => {
    const holders = workloadsOf(objects).filter(({ pod }) =>
      pod.containers.some(({ env }) => env.some(({ name }) => name === 'CDN_TOKEN')),
    );
    expect(holders.map(({ name }) => name)).toEqual(['watch']);
    expect(find('NetworkPolicy', 'purge')).toMatchObject({
      spec: {
        podSelector: { matchLabels: { 'app.kubernetes.io/component': 'watch' } },
        egress: [{ ports: [{ port: 443 }] }],
      },
    });
  });
});
