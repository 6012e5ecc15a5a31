import * as v from 'valibot';
import { parse } from 'yaml';

const conditionSchema = v.object({ condition: v.string() });
const names = v.optional(v.array(v.string()), []);

const serviceSchema = v.looseObject({
  image: v.optional(v.string()),
  build: v.optional(
    v.object({ context: v.string(), target: v.string(), args: v.optional(v.record(v.string(), v.string()), {}) }),
  ),
  command: names,
  user: v.optional(v.string()),
  environment: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  volumes: names,
  tmpfs: names,
  ports: names,
  networks: v.union([v.array(v.string()), v.record(v.string(), v.unknown())]),
  depends_on: v.optional(v.record(v.string(), conditionSchema), {}),
  healthcheck: v.optional(v.looseObject({ test: v.array(v.string()) })),
  restart: v.optional(v.string()),
  read_only: v.optional(v.boolean()),
  cap_drop: names,
  security_opt: names,
});

const composeSchema = v.looseObject({
  services: v.record(v.string(), serviceSchema),
  networks: v.record(v.string(), v.nullable(v.object({ internal: v.optional(v.boolean()) }))),
  volumes: v.record(v.string(), v.null()),
});

export type Service = v.InferOutput<typeof serviceSchema>;

/** Parses a Compose file with its anchors and merges. `yaml` limits aliases against hostile files, and this file has more. */
export const parseCompose = (text: string): unknown => parse(text, { merge: true, maxAliasCount: -1 });

/** Returns the parts of a Compose file that the tests look at. */
export const composeOf = (document: unknown) => v.parse(composeSchema, document);

export const networksOf = ({ networks }: Service): string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks);

/** Returns the named volumes of a service. Folders of the host begin with a dot or a variable. */
export const volumesOf = ({ volumes }: Service): string[] =>
  volumes.map((each) => each.split(':')[0] ?? '').filter((each) => /^[a-z]/.test(each));

/** Returns a sentence for each rule that a service breaks. `users`: the user of each target of the Dockerfile. */
export const findServiceFaults = (name: string, service: Service, users: ReadonlyMap<string, string>): string[] => {
  const user = service.user ?? users.get(service.build?.target ?? '') ?? 'root';
  const rules: (readonly [boolean, string])[] = [
    [!/^(?:root|0)\b/.test(user), 'runs as root'],
    [service.read_only === true, 'can write to its root file system'],
    [service.cap_drop.includes('ALL'), 'keeps capabilities'],
    [service.security_opt.includes('no-new-privileges:true'), 'can gain privileges'],
  ];
  return rules.flatMap(([isMet, fault]) => (isMet ? [] : [`${name} ${fault}`]));
};

/** Returns the user that each target of a Dockerfile runs as. */
export const usersOf = (dockerfile: string): Map<string, string> => {
  const users = new Map<string, string>();
  let target = '';
  for (const line of dockerfile.split('\n')) {
    const [, from, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
    if (name !== undefined) {
      target = name;
      users.set(name, users.get(from ?? '') ?? 'root');
    }
    const [, user] = /^USER (\S+)$/.exec(line) ?? [];
    if (user !== undefined) users.set(target, user);
  }
  return users;
};
