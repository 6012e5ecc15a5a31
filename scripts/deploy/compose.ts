import * as v from 'valibot';
import { parse } from 'yaml';

const condition = v.object({ condition: v.string() });
const names = v.optional(v.array(v.string()), []);

const service = v.looseObject({
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
  depends_on: v.optional(v.record(v.string(), condition), {}),
  healthcheck: v.optional(v.looseObject({ test: v.array(v.string()) })),
  restart: v.optional(v.string()),
  read_only: v.optional(v.boolean()),
  cap_drop: names,
  security_opt: names,
});

const composeFile = v.looseObject({
  services: v.record(v.string(), service),
  networks: v.record(v.string(), v.nullable(v.object({ internal: v.optional(v.boolean()) }))),
  volumes: v.record(v.string(), v.null()),
});

export type Service = v.InferOutput<typeof service>;

/** Parses a Compose file with its anchors and merges. `yaml` limits aliases against hostile files, and this file has more. */
export const parseCompose = (text: string): unknown => parse(text, { merge: true, maxAliasCount: -1 });

/** Returns the parts of a Compose file that the tests look at. */
export const composeOf = (document: unknown) => v.parse(composeFile, document);

export const networksOf = ({ networks }: Service): string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks);

/** Returns the named volumes of a service. Folders of the host begin with a dot or a variable. */
export const volumesOf = ({ volumes }: Service): string[] =>
  volumes.map((each) => each.split(':')[0] ?? '').filter((each) => /^[a-z]/.test(each));

/** Returns a sentence for each rule that a service breaks. `users`: the user of each target of the Dockerfile. */
export const unconfinedService = (name: string, given: Service, users: ReadonlyMap<string, string>): string[] => {
  const user = given.user ?? users.get(given.build?.target ?? '') ?? 'root';
  const rules: (readonly [boolean, string])[] = [
    [!/^(?:root|0)\b/.test(user), 'runs as root'],
    [given.read_only === true, 'can write to its root file system'],
    [given.cap_drop.includes('ALL'), 'keeps capabilities'],
    [given.security_opt.includes('no-new-privileges:true'), 'can gain privileges'],
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [] : [`${name} ${fault}`]));
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
