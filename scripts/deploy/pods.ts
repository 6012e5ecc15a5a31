import * as v from 'valibot';
import type { Manifest } from './manifests';

const reference = v.object({ name: v.string(), key: v.string(), optional: v.optional(v.boolean()) });

const variable = v.object({
  name: v.string(),
  value: v.optional(v.string()),
  valueFrom: v.optional(v.object({ secretKeyRef: v.optional(reference), configMapKeyRef: v.optional(reference) })),
});

const probe = v.optional(
  v.looseObject({
    httpGet: v.optional(v.object({ path: v.string(), port: v.string() })),
    exec: v.optional(v.object({ command: v.array(v.string()) })),
  }),
);

const container = v.looseObject({
  name: v.string(),
  image: v.string(),
  command: v.optional(v.array(v.string())),
  env: v.optional(v.array(variable), []),
  envFrom: v.optional(v.array(v.object({ configMapRef: v.object({ name: v.string() }) })), []),
  ports: v.optional(v.array(v.object({ name: v.string(), containerPort: v.number() })), []),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  resources: v.optional(v.looseObject({ limits: v.optional(v.looseObject({ memory: v.optional(v.string()) })) })),
  securityContext: v.optional(
    v.object({
      allowPrivilegeEscalation: v.optional(v.boolean()),
      readOnlyRootFilesystem: v.optional(v.boolean()),
      capabilities: v.optional(v.object({ drop: v.array(v.string()) })),
    }),
  ),
  volumeMounts: v.optional(
    v.array(v.object({ name: v.string(), mountPath: v.string(), readOnly: v.optional(v.boolean()) })),
    [],
  ),
});

const volume = v.object({
  name: v.string(),
  emptyDir: v.optional(v.object({ sizeLimit: v.optional(v.string()) })),
  secret: v.optional(
    v.looseObject({
      secretName: v.string(),
      items: v.optional(v.array(v.object({ key: v.string(), path: v.string() }))),
    }),
  ),
});

const podTemplate = v.object({
  metadata: v.object({ labels: v.record(v.string(), v.string()) }),
  spec: v.looseObject({
    automountServiceAccountToken: v.optional(v.boolean()),
    terminationGracePeriodSeconds: v.optional(v.number(), 30),
    securityContext: v.optional(
      v.looseObject({
        runAsNonRoot: v.optional(v.boolean()),
        seccompProfile: v.optional(v.object({ type: v.string() })),
      }),
    ),
    containers: v.array(container),
    volumes: v.optional(v.array(volume), []),
  }),
});

const withTemplate = v.object({ spec: v.object({ template: podTemplate }) });

export interface Workload {
  readonly kind: string;
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly pod: v.InferOutput<typeof podTemplate>['spec'];
}

/** Returns the objects that run pods. */
export const workloadsOf = (objects: readonly Manifest[]): Workload[] =>
  objects
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map((object) => {
      const { metadata, spec } = v.parse(withTemplate, object).spec.template;
      return { kind: object.kind, name: object.metadata.name, labels: metadata.labels, pod: spec };
    });

/** Returns what a pod lacks of the rules that no pod may lack, a sentence each. */
export const unconfined = ({ name, pod }: Workload): string[] => {
  const rules: (readonly [boolean, string])[] = [
    [pod.securityContext?.runAsNonRoot === true, 'runs as root'],
    [pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'],
    [pod.automountServiceAccountToken === false, 'can call the Kubernetes API'],
    ...pod.containers.flatMap(({ securityContext, resources }): (readonly [boolean, string])[] => [
      [securityContext?.readOnlyRootFilesystem === true, 'can write to its root file system'],
      [securityContext?.allowPrivilegeEscalation === false, 'can gain privileges'],
      [securityContext?.capabilities?.drop.includes('ALL') === true, 'keeps capabilities'],
      [resources?.limits?.memory !== undefined, 'has no limit of memory'],
    ]),
    ...pod.volumes.map(({ name: folder, emptyDir }): readonly [boolean, string] => [
      emptyDir === undefined || emptyDir.sizeLimit !== undefined,
      `has no limit of its volume ${folder}`,
    ]),
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [] : [`${name} ${fault}`]));
};
