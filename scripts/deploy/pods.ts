import type { IPodSpec } from 'kubernetes-models/v1';
import { ofKind, type Manifest } from './manifests';

/** An object that runs pods. */
export interface Workload {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly pod: IPodSpec;
}

/** Returns the objects that run pods. */
export const workloadsOf = (objects: readonly Manifest[]): Workload[] =>
  [...ofKind(objects, 'Deployment'), ...ofKind(objects, 'Job')].map(({ metadata: { name }, spec }) => {
    const { metadata, spec: pod } = spec?.template ?? {};
    if (!pod) throw new Error(`${name} runs no pod`);
    return { name, labels: metadata?.labels ?? {}, pod };
  });

/** Returns the variables of all containers of a workload. */
export const variablesOf = ({ pod }: Workload) => pod.containers.flatMap(({ env = [] }) => env);

/** Returns a sentence for each rule that a pod breaks. */
export const findPodFaults = ({ name, pod }: Workload): string[] => {
  const rules: (readonly [boolean, string])[] = [
    [pod.securityContext?.runAsNonRoot === true, 'runs as root'],
    [pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'],
    [pod.automountServiceAccountToken === false, 'can call the Kubernetes API'],
    ...pod.containers.flatMap(({ securityContext, resources }): (readonly [boolean, string])[] => [
      [securityContext?.readOnlyRootFilesystem === true, 'can write to its root file system'],
      [securityContext?.allowPrivilegeEscalation === false, 'can gain privileges'],
      [securityContext?.capabilities?.drop?.includes('ALL') === true, 'keeps capabilities'],
      [resources?.limits?.['memory'] !== undefined, 'has no limit of memory'],
    ]),
    ...(pod.volumes ?? []).map(({ name: folder, emptyDir }): readonly [boolean, string] => [
      emptyDir === undefined || emptyDir.sizeLimit !== undefined,
      `has no limit of its volume ${folder}`,
    ]),
  ];
  return rules.flatMap(([isMet, fault]) => (isMet ? [] : [`${name} ${fault}`]));
};
