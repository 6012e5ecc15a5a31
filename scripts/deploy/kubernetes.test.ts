import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../workspaces';
import { definedMetrics, documentedSettings, servesPath } from './knownNames';
import { findObject, ofKind, readManifests } from './manifests';
import { findPodFaults, variablesOf, workloadsOf } from './pods';

const objects = readManifests(join(root, 'deploy/example'));
const workloads = workloadsOf(objects);
const component = 'app.kubernetes.io/component';
const dashboard = v.object({ panels: v.array(v.object({ targets: v.array(v.looseObject({ expr: v.string() })) })) });

const { data: settings = {} } = findObject(objects, 'ConfigMap', 'caravan-settings');
const workload = (name: string) => {
  const found = workloads.find((each) => each.name === name);
  if (!found) throw new Error(`no workload ${name}`);
  return found;
};

describe('each pod', () => {
  it.each(workloads.map((each) => [each.name, each] as const))('is confined: %s', (_name, each) => {
    expect(findPodFaults(each)).toEqual([]);
  });

  it('is unconfined once it runs as root', () => {
    const { pod, ...shell } = workload('shell');
    expect(findPodFaults({ ...shell, pod: { ...pod, securityContext: {} } })).toContain('shell runs as root');
  });

  it('mounts only volumes that it has', () => {
    for (const { pod } of workloads) {
      const mounted = pod.containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name));
      expect(mounted.toSorted()).toEqual((pod.volumes ?? []).map(({ name }) => name).toSorted());
    }
  });

  it('has an image of the Dockerfile, or one with a version', () => {
    const targets = [...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(
      ([, name]) => `caravan/${name}`,
    );
    for (const { pod } of workloads)
      for (const { image } of pod.containers)
        expect(image).toMatch(
          image?.startsWith('caravan/') ? new RegExp(`^(?:${targets.join('|')})$`) : /:\d+\.[\w.-]+$/,
        );
  });

  it('runs a file that exists', () => {
    const files = workloads.flatMap(({ pod }) =>
      pod.containers.flatMap(({ command = [] }) => command.filter((word) => word.endsWith('.ts'))),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe('settings and secrets', () => {
  it('are documented', () => {
    const names = [...Object.keys(settings), ...workloads.flatMap((each) => variablesOf(each).map(({ name }) => name))];
    const known = documentedSettings();
    expect(known.size).toBeGreaterThan(40);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('come from the ConfigMap and the Secret that exist', () => {
    const maps = workloads.flatMap(({ pod }) => pod.containers.flatMap(({ envFrom = [] }) => envFrom));
    expect(new Set(maps.map(({ configMapRef }) => configMapRef?.name))).toEqual(new Set(['caravan-settings']));
    const served = workloads
      .flatMap(variablesOf)
      .flatMap(({ name, valueFrom: { secretKeyRef, configMapKeyRef } = {} }) => [
        ...(secretKeyRef ? [[name, secretKeyRef.key, secretKeyRef.name, 'caravan-secrets']] : []),
        ...(configMapKeyRef ? [[name, configMapKeyRef.key, configMapKeyRef.name, 'caravan-settings']] : []),
      ]);
    expect(served.filter(([name, key, from, expected]) => name !== key || from !== expected)).toEqual([]);
  });

  it('let the API trust no proxy, since render workers call it', () => {
    expect(settings['TRUST_PROXY']).toBe('1');
    expect(variablesOf(workload('api'))).toContainEqual({ name: 'TRUST_PROXY', value: '' });
  });

  it('give registry.key only to the watch and the publishing job', () => {
    const holders = workloads.filter(({ pod }) =>
      pod.volumes?.some(
        ({ secret }) => secret && (secret.items ?? [{ key: 'registry.key' }]).some(({ key }) => key === 'registry.key'),
      ),
    );
    expect(holders.map(({ name }) => name).toSorted()).toEqual(['publish', 'watch']);
  });

  it('give the password of the database to no pod with render workers', () => {
    const names = variablesOf(workload('shell')).map(({ name }) => name);
    expect(names.filter((name) => /DATABASE|SMTP|ADMINS|WEBHOOK/.test(name))).toEqual([]);
  });
});

describe('names that refer to each other', () => {
  it('services select pods and their ports', () => {
    for (const { metadata, spec: { selector = {}, ports = [] } = {} } of ofKind(objects, 'Service')) {
      const target = workload(metadata.name);
      expect(target.labels).toMatchObject(selector);
      const open = target.pod.containers.flatMap((each) => each.ports ?? []);
      for (const { port, targetPort } of ports) expect(open).toContainEqual({ name: targetPort, containerPort: port });
    }
  });

  it('the ports are those of the settings', () => {
    const portOf = (name: string) => String(workload(name).pod.containers[0]?.ports?.[0]?.containerPort);
    expect([portOf('shell'), portOf('api')]).toEqual([settings['PORT'], settings['API_PORT']]);
    expect(settings['API_URL']).toBe(`http://api:${portOf('api')}`);
  });

  it.each(['shell', 'api'])('%s has two or more pods, of which one may be unavailable', (name) => {
    const scale = ofKind(objects, 'HorizontalPodAutoscaler').find(({ spec }) => spec?.scaleTargetRef.name === name);
    expect(scale?.spec?.minReplicas).toBeGreaterThanOrEqual(2);
    const { spec } = findObject(objects, 'PodDisruptionBudget', name);
    expect(spec).toEqual({ maxUnavailable: 1, selector: { matchLabels: { [component]: name } } });
  });

  it.each(['shell', 'api'] as const)('probes of %s request paths that it serves', (name) => {
    const source = name === 'api' ? 'api/src' : 'shell/server';
    for (const { startupProbe, livenessProbe, readinessProbe } of workload(name).pod.containers)
      for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
        expect(probe?.httpGet?.port).toBe('http');
        expect(servesPath(source, probe?.httpGet?.path ?? '')).toBe(true);
      }
  });

  it('shell servers stay ready without the API, because they have stale pages', () => {
    expect(workload('shell').pod.containers[0]?.readinessProbe?.httpGet?.path).toBe('/health');
  });

  it('shell servers use the Valkey of the example with its password', () => {
    const [valkey] = workload('valkey').pod.containers;
    const port = valkey?.ports?.[0]?.containerPort;
    expect(variablesOf(workload('shell')).find(({ name }) => name === 'LIMITS_URL')?.value).toBe(
      `valkey://:$(LIMITS_PASSWORD)@valkey:${port}`,
    );
    expect(valkey?.command).toEqual(expect.arrayContaining(['--requirepass', '$(LIMITS_PASSWORD)']));
  });

  it('shell servers start without a password of Valkey', () => {
    const password = variablesOf(workload('shell')).find(({ name }) => name === 'LIMITS_PASSWORD');
    expect(password?.valueFrom?.secretKeyRef?.optional).toBe(true);
  });

  it('pods have more time to end than a drain takes', () => {
    const drainMs = /DRAIN_MS = (\d+)/.exec(readFileSync(join(root, 'shell/server/server.ts'), 'utf8'))?.[1];
    for (const name of ['shell', 'api']) {
      const { terminationGracePeriodSeconds, containers } = workload(name).pod;
      expect(JSON.stringify(containers)).toContain('"preStop":{"sleep":{"seconds":5}}');
      expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(drainMs) / 1000 + 5 + 2);
    }
  });
});

describe('the network', () => {
  const policies = ofKind(objects, 'NetworkPolicy');

  it('denies everything that no policy allows', () => {
    const { spec } = findObject(objects, 'NetworkPolicy', 'deny-all');
    expect(spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it.each([
    ['shell', ['api:http', 'outside:4318', 'outside:443', 'valkey:valkey']],
    ['valkey', []],
    ['api', ['outside:4318', 'outside:443', 'outside:5432', 'outside:587']],
    ['watch', ['outside:443', 'outside:587']],
    ['publish', ['outside:443']],
    ['migrate', ['outside:5432']],
  ])('lets %s reach only what it needs', (name, expected) => {
    const applies = ({ metadata, spec }: (typeof policies)[number]): boolean => {
      const { matchLabels, matchExpressions = [] } = spec?.podSelector ?? {};
      const isNamed = matchExpressions.some(({ key, values }) => key === component && values?.includes(name));
      return metadata.name !== 'names' && (matchLabels?.[component] === name || isNamed);
    };
    const reached = policies
      .filter(applies)
      .flatMap(({ spec }) => spec?.egress ?? [])
      .flatMap(({ to, ports = [] }) => {
        const target = /component":"(\w+)"/.exec(JSON.stringify(to))?.[1] ?? 'outside';
        return ports.map(({ port }) => `${target}:${port}`);
      });
    expect(reached.toSorted()).toEqual(expected);
  });
});

describe('alerts and dashboard', () => {
  const groups = ofKind(objects, 'PrometheusRule').flatMap(({ spec }) => spec?.groups ?? []);
  const alerts = groups.flatMap(({ rules = [] }) => rules);
  const panels = v.parse(dashboard, JSON.parse(readFileSync(join(root, 'deploy/base/dashboard.json'), 'utf8'))).panels;
  const expressions = [...alerts, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => String(expr));

  it('name metrics that exist', () => {
    const used = new Set(
      expressions
        .flatMap((text) => text.match(/caravan_\w+/g) ?? [])
        .map((name) => name.replace(/_(?:bucket|count)$/, '')),
    );
    const defined = definedMetrics();
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('warn while the registry is still valid for three days', () => {
    expect(alerts.find(({ alert }) => alert === 'RegistryExpiresSoon')?.expr).toBe(
      'min(caravan_shell_registry_expiry_timestamp_seconds) - time() < 3 * 86400',
    );
  });
});
