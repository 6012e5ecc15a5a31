import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../workspaces';
import { definedMetrics, documentedSettings, servesPath } from './knownNames';
import { manifest, readManifests, type Manifest } from './manifests';
import { unconfined, workloadsOf } from './pods';

const objects = readManifests(join(root, 'deploy/example'));
const workloads = workloadsOf(objects);
const component = 'app.kubernetes.io/component';

const selecting = v.object({
  spec: v.object({
    selector: v.record(v.string(), v.string()),
    ports: v.array(v.looseObject({ port: v.number(), targetPort: v.string() })),
  }),
});
const scaling = v.object({
  spec: v.object({ minReplicas: v.number(), scaleTargetRef: v.object({ name: v.string() }) }),
});
const budget = v.object({
  spec: v.object({ maxUnavailable: v.number(), selector: v.object({ matchLabels: v.record(v.string(), v.string()) }) }),
});
const rules = v.object({
  spec: v.object({
    groups: v.array(v.object({ rules: v.array(v.looseObject({ alert: v.string(), expr: v.string() })) })),
  }),
});
const settings = v.object({ data: v.record(v.string(), v.string()) });
const dashboard = v.object({ panels: v.array(v.object({ targets: v.array(v.looseObject({ expr: v.string() })) })) });
const peers = v.object({
  spec: v.object({
    podSelector: v.object({
      matchLabels: v.optional(v.record(v.string(), v.string())),
      matchExpressions: v.optional(
        v.array(v.object({ key: v.string(), operator: v.literal('In'), values: v.array(v.string()) })),
      ),
    }),
    policyTypes: v.array(v.string()),
    egress: v.optional(
      v.array(
        v.object({
          to: v.array(v.unknown()),
          ports: v.array(v.object({ port: v.union([v.string(), v.number()]), protocol: v.optional(v.string()) })),
        }),
      ),
      [],
    ),
  }),
});

const ofKind = (kind: string): Manifest[] => objects.filter((object) => object.kind === kind);
const settingsMap = v.parse(settings, ofKind('ConfigMap')[0]).data;
const workload = (name: string) => {
  const found = workloads.find((each) => each.name === name);
  if (!found) throw new Error(`no workload ${name}`);
  return found;
};

describe('each pod', () => {
  it.each(workloads.map((each) => [each.name, each] as const))('is confined: %s', (_name, each) => {
    expect(unconfined(each)).toEqual([]);
  });

  it.each([
    ['"runAsNonRoot":true', '"runAsNonRoot":false', 'runs as root'],
    ['"RuntimeDefault"', '"Unconfined"', 'has no seccomp profile'],
    ['"automountServiceAccountToken":false', '"automountServiceAccountToken":true', 'can call the Kubernetes API'],
    ['"readOnlyRootFilesystem":true', '"readOnlyRootFilesystem":false', 'can write to its root file system'],
    ['"allowPrivilegeEscalation":false', '"allowPrivilegeEscalation":true', 'can gain privileges'],
    ['"drop":["ALL"]', '"drop":["NET_RAW"]', 'keeps capabilities'],
    ['"limits":{"memory":"3Gi"}', '"limits":{}', 'has no limit of memory'],
    ['"sizeLimit":"128Mi"', '"medium":""', 'has no limit of its volume tmp'],
  ])('is unconfined once %s is %s', (before, after, fault) => {
    const shell = JSON.stringify(ofKind('Deployment').filter(({ metadata }) => metadata.name === 'shell'));
    expect(shell).toContain(before);
    const changed = v.parse(v.array(manifest), JSON.parse(shell.replace(before, after)));
    expect(workloadsOf(changed).flatMap(unconfined)).toEqual([`shell ${fault}`]);
  });

  it('mounts only volumes that it has', () => {
    for (const { pod } of workloads) {
      const names = pod.volumes.map(({ name }) => name).toSorted();
      expect(pod.containers.flatMap(({ volumeMounts }) => volumeMounts.map(({ name }) => name)).toSorted()).toEqual(
        names,
      );
    }
  });

  it('has an image that the Dockerfile makes, or one with a version', () => {
    const targets = [...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(
      ([, name]) => `caravan/${name}`,
    );
    for (const { pod } of workloads)
      for (const { image } of pod.containers)
        expect(image).toMatch(
          image.startsWith('caravan/') ? new RegExp(`^(?:${targets.join('|')})$`) : /:\d+\.[\w.-]+$/,
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
    const names = [
      ...Object.keys(settingsMap),
      ...workloads.flatMap(({ pod }) => pod.containers.flatMap(({ env }) => env.map(({ name }) => name))),
    ];
    const known = documentedSettings();
    expect(known.size).toBeGreaterThan(40);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('come from the ConfigMap and the Secret that exist', () => {
    const containers = workloads.flatMap(({ pod }) => pod.containers);
    const maps = containers.flatMap(({ envFrom }) => envFrom.map(({ configMapRef }) => configMapRef.name));
    expect(new Set(maps)).toEqual(new Set(['caravan-settings']));
    const taken = containers.flatMap(({ env }) =>
      env.flatMap(({ name, valueFrom: { secretKeyRef, configMapKeyRef } = {} }) => [
        ...(secretKeyRef ? [[name, secretKeyRef.key, secretKeyRef.name, 'caravan-secrets']] : []),
        ...(configMapKeyRef ? [[name, configMapKeyRef.key, configMapKeyRef.name, 'caravan-settings']] : []),
      ]),
    );
    expect(taken.filter(([name, key, from, expected]) => name !== key || from !== expected)).toEqual([]);
  });

  it('give registry.key to the watch and to the publishing job only', () => {
    const holders = workloads.filter(({ pod }) =>
      pod.volumes.some(
        ({ secret }) => secret && (secret.items ?? [{ key: 'registry.key' }]).some(({ key }) => key === 'registry.key'),
      ),
    );
    expect(holders.map(({ name }) => name).toSorted()).toEqual(['publish', 'watch']);
  });

  it('give no password of the database to pods in which render workers run', () => {
    const names = workload('shell').pod.containers.flatMap(({ env }) => env.map(({ name }) => name));
    expect(names.filter((name) => /DATABASE|SMTP|ADMINS|WEBHOOK/.test(name))).toEqual([]);
  });
});

describe('names that refer to each other', () => {
  it('services select pods and their ports', () => {
    for (const object of ofKind('Service')) {
      const { selector, ports } = v.parse(selecting, object).spec;
      const target = workload(object.metadata.name);
      expect(target.labels).toMatchObject(selector);
      const open = target.pod.containers.flatMap((each) => each.ports);
      for (const { port, targetPort } of ports) expect(open).toContainEqual({ name: targetPort, containerPort: port });
    }
  });

  it('the ports are those of the settings', () => {
    const portOf = (name: string) => String(workload(name).pod.containers[0]?.ports[0]?.containerPort);
    expect([portOf('shell'), portOf('api')]).toEqual([settingsMap['PORT'], settingsMap['API_PORT']]);
    expect(settingsMap['API_URL']).toBe(`http://api:${portOf('api')}`);
  });

  it.each(['shell', 'api'])('two or more pods of %s run, and one may be away', (name) => {
    const scale = ofKind('HorizontalPodAutoscaler').map((each) => v.parse(scaling, each).spec);
    expect(scale.find(({ scaleTargetRef }) => scaleTargetRef.name === name)?.minReplicas).toBeGreaterThanOrEqual(2);
    const budgets = ofKind('PodDisruptionBudget').filter((each) => each.metadata.name === name);
    expect(budgets.map((each) => v.parse(budget, each).spec)).toEqual([
      { maxUnavailable: 1, selector: { matchLabels: { [component]: name } } },
    ]);
  });

  it.each(['shell', 'api'] as const)('probes of %s ask what it serves', (name) => {
    const source = name === 'api' ? 'api/src' : 'shell/server';
    for (const { startupProbe, livenessProbe, readinessProbe } of workload(name).pod.containers)
      for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
        expect(probe?.httpGet?.port).toBe('http');
        expect(servesPath(source, probe?.httpGet?.path ?? '')).toBe(true);
      }
  });

  it('shell servers stay ready without the API, which they have last copies for', () => {
    expect(workload('shell').pod.containers[0]?.readinessProbe?.httpGet?.path).toBe('/health');
  });

  it('shell servers count in the Valkey that runs, with its password', () => {
    const [valkey] = workload('valkey').pod.containers;
    const port = valkey?.ports[0]?.containerPort;
    const env = workload('shell').pod.containers[0]?.env;
    expect(env?.find(({ name }) => name === 'LIMITS_URL')?.value).toBe(`valkey://:$(LIMITS_PASSWORD)@valkey:${port}`);
    expect(valkey?.command).toEqual(expect.arrayContaining(['--requirepass', '$(LIMITS_PASSWORD)']));
  });

  it('shell servers start without a password of Valkey, as before there was one', () => {
    const env = workload('shell').pod.containers[0]?.env;
    expect(env?.find(({ name }) => name === 'LIMITS_PASSWORD')?.valueFrom?.secretKeyRef?.optional).toBe(true);
  });

  it('pods get more time to end than a drain takes', () => {
    const drainMs = /DRAIN_MS = (\d+)/.exec(readFileSync(join(root, 'shell/server/server.ts'), 'utf8'))?.[1];
    for (const name of ['shell', 'api']) {
      const { terminationGracePeriodSeconds, containers } = workload(name).pod;
      expect(JSON.stringify(containers)).toContain('"preStop":{"sleep":{"seconds":5}}');
      expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(drainMs) / 1000 + 5 + 2);
    }
  });
});

describe('the network', () => {
  const policies = ofKind('NetworkPolicy').map((object) => ({
    name: object.metadata.name,
    ...v.parse(peers, object).spec,
  }));

  it('denies everything that no policy allows', () => {
    expect(policies.find(({ name }) => name === 'deny-all')).toEqual({
      name: 'deny-all',
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
      egress: [],
    });
  });

  it.each([
    ['shell', ['api:http', 'outside:4318', 'outside:443', 'valkey:valkey']],
    ['valkey', []],
    ['api', ['outside:4318', 'outside:443', 'outside:5432', 'outside:587']],
    ['watch', ['outside:443', 'outside:587']],
    ['publish', ['outside:443']],
    ['migrate', ['outside:5432']],
  ])('lets %s reach only what it needs', (name, expected) => {
    const reached = policies
      .filter(
        ({ name: policyName, podSelector: { matchLabels, matchExpressions } }) =>
          policyName !== 'names' &&
          (matchLabels?.[component] === name ||
            matchExpressions?.some(({ key, values }) => key === component && values.includes(name))),
      )
      .flatMap(({ egress }) =>
        egress.flatMap(({ to, ports }) =>
          ports.map(({ port }) => `${/component":"(\w+)"/.exec(JSON.stringify(to))?.[1] ?? 'outside'}:${port}`),
        ),
      );
    expect(reached.toSorted()).toEqual(expected);
  });
});

describe('alerts and dashboard', () => {
  const alerts = ofKind('PrometheusRule').flatMap((each) =>
    v.parse(rules, each).spec.groups.flatMap((group) => group.rules),
  );
  const panels = v.parse(dashboard, JSON.parse(readFileSync(join(root, 'deploy/base/dashboard.json'), 'utf8'))).panels;
  const expressions = [...alerts, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);

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
