import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IPrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { IIngress, INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IConfigMap, IService } from 'kubernetes-models/v1';
import * as v from 'valibot';
import { parseAllDocuments } from 'yaml';

/** An object of the Kubernetes API. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

const manifestSchema = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.looseObject({ name: v.string() }),
});

/** The types of the Kubernetes API. The schemas of its packages check the objects (`kubernetesSchemas.test.ts`). */
interface Kinds {
  readonly ConfigMap: IConfigMap;
  readonly Deployment: IDeployment;
  readonly HorizontalPodAutoscaler: IHorizontalPodAutoscaler;
  readonly Ingress: IIngress;
  readonly Job: IJob;
  readonly NetworkPolicy: INetworkPolicy;
  readonly PodDisruptionBudget: IPodDisruptionBudget;
  readonly PrometheusRule: IPrometheusRule;
  readonly Service: IService;
}

/** Returns the objects of a kind. */
export const ofKind = <Kind extends keyof Kinds>(objects: readonly Manifest[], kind: Kind) =>
  objects.filter((object): object is Manifest & Kinds[Kind] => object.kind === kind);

/** Returns the object of a kind and name. */
export const findObject = <Kind extends keyof Kinds>(objects: readonly Manifest[], kind: Kind, name: string) => {
  const found = ofKind(objects, kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
};

const paths = v.optional(v.array(v.string()), []);
const kustomizationSchema = v.object({
  resources: paths,
  patches: v.optional(v.array(v.object({ path: v.string() })), []),
  configMapGenerator: v.optional(v.array(v.object({ name: v.string(), files: v.array(v.string()) })), []),
});

const kustomizationOf = (folder: string) => {
  const [document] = parseAllDocuments(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
  return v.parse(kustomizationSchema, document?.toJS());
};

/** Returns the files that a `kustomization.yaml` names. */
export const namedFiles = (folder: string): string[] => {
  const { resources, patches, configMapGenerator } = kustomizationOf(folder);
  return [...resources, ...patches.map(({ path }) => path), ...configMapGenerator.flatMap(({ files }) => files)];
};

const readFile = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => v.parse(manifestSchema, document.toJS()));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = (value: unknown): unknown => (isRecord(value) ? value['name'] : undefined);

/** Merges as Kustomize does: objects by field, lists of named items by name. */
const mergePatch = (before: unknown, patch: unknown): unknown => {
  if (isRecord(before) && isRecord(patch)) {
    const changed = Object.entries(patch).map(([key, value]) => [key, mergePatch(before[key], value)]);
    return { ...before, ...Object.fromEntries(changed) };
  }
  if (Array.isArray(before) && Array.isArray(patch) && patch.every((item) => nameOf(item) !== undefined))
    return before.map((item: unknown) => {
      const change: unknown = patch.find((each) => nameOf(each) === nameOf(item));
      return change === undefined ? item : mergePatch(item, change);
    });
  return patch;
};

/** Reads the objects of a folder with a `kustomization.yaml`, with its bases and patches. */
export const readManifests = (folder: string): Manifest[] => {
  const { resources, patches } = kustomizationOf(folder);
  const objects = resources.flatMap((path) => {
    const file = join(folder, path);
    return existsSync(join(file, 'kustomization.yaml')) ? readManifests(file) : readFile(file);
  });
  return patches
    .flatMap(({ path }) => readFile(join(folder, path)))
    .reduce<Manifest[]>((before, patch) => {
      const isSame = ({ kind, metadata }: Manifest): boolean =>
        kind === patch.kind && metadata.name === patch.metadata.name;
      if (!before.some(isSame))
        throw new Error(`a patch changes ${patch.kind} ${patch.metadata.name}, which does not exist`);
      return before.map((each) => (isSame(each) ? v.parse(manifestSchema, mergePatch(each, patch)) : each));
    }, objects);
};
