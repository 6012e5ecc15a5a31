import { join } from 'node:path';
import { readConfig } from '../../shell/server/config';
import { root } from '../workspaces';
import { documentedSettings } from './knownNames';
import { findObject, readManifests } from './manifests';
import { variablesOf, workloadsOf } from './pods';

const objects = readManifests(join(root, 'deploy/cdn'));
const { data = {} } = findObject(objects, 'ConfigMap', 'caravan-settings');

describe('the example behind a CDN', () => {
  it('has settings that the shell server accepts and the docs name', () => {
    expect(readConfig(data, root)).toMatchObject({ cdn: data['CDN'], filesOrigin: data['REMOTES_ORIGIN'] });
    const known = documentedSettings();
    expect(Object.keys(data).filter((name) => !known.has(name))).toEqual([]);
  });

  it('serves only files at the host name that the CDN requests', () => {
    const { rules = [] } = findObject(objects, 'Ingress', 'files').spec ?? {};
    expect(rules.map(({ host }) => `https://${host}`)).toEqual([data['REMOTES_ORIGIN']]);
    expect(rules.flatMap(({ http }) => http?.paths.map(({ path }) => path))).toEqual(['/assets/', '/remotes/']);
  });

  it('gives the token of the CDN only to the watch, which may purge', () => {
    const holders = workloadsOf(objects).filter((each) => variablesOf(each).some(({ name }) => name === 'CDN_TOKEN'));
    expect(holders.map(({ name }) => name)).toEqual(['watch']);
    expect(findObject(objects, 'NetworkPolicy', 'purge')).toMatchObject({
      spec: {
        podSelector: { matchLabels: { 'app.kubernetes.io/component': 'watch' } },
        egress: [{ ports: [{ port: 443 }] }],
      },
    });
  });
});
