import * as v from 'valibot';
import { TEAM_NAME } from './teams';

/** Subresource integrity, by the algorithm of `integrityOf`. */
const integrity = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z\d+/]{43}=$/));
const time = v.pipe(v.string(), v.isoTimestamp());
const text = v.pipe(v.string(), v.nonEmpty());
const file = { integrity, bytes: v.number() };
/** A name in keys of the store, in addresses and in file paths of the server. It must not lead into another folder. */
const plainName = v.pipe(v.string(), v.regex(/^\w[\w.~-]{0,200}$/));
const fileList = v.record(plainName, v.looseObject(file));
/** Files of a shell, whose names may contain folders (`fonts/`). Only `registry.key` can change them. */
const shellFiles = v.record(v.string(), v.looseObject(file));
const versions = v.record(v.string(), v.string());
const bilingual = v.looseObject({ en: v.string(), ge: v.string() });

/** A path with optional segments. Each one doubles the work of the router, and the patterns of the menu backtrack over them. */
const pathPattern = (maxOptional: number) =>
  v.pipe(
    text,
    v.maxLength(200),
    v.check((path) => path.split('?').length - 1 <= maxOptional),
  );
/** A list that servers compare with those of all other remotes. */
const declarations = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(100));
const MAX_FEDERATION_CHARACTERS = 100_000;
/** Characters of the entry of a remote, with its versions and their files. A larger one would leave others too little of a document. */
const MAX_REMOTE_CHARACTERS = 1_000_000;
/** Remotes with a rollout at the same time. Each doubles the releases that a shell server renders and caches. */
export const MAX_ROLLOUTS = 3;

/** Addresses of one route. Servers list them all for the sitemap, and each parameter multiplies them. */
const MAX_ROUTE_ADDRESSES = 1000;

const route = v.pipe(
  v.looseObject({
    id: text,
    path: pathPattern(2),
    params: v.optional(v.record(v.string(), v.array(v.string()))),
    query: v.optional(v.array(v.string())),
    title: bilingual,
    description: bilingual,
    embed: v.optional(v.looseObject({ name: text, attributes: v.record(v.string(), v.looseObject({})) })),
    widgets: v.optional(declarations(v.looseObject({ remote: text, part: text }))),
  }),
  v.check(({ path, params = {} }) => {
    const lists = [...path.matchAll(/:([^/?]+)/g)].map(([, name = '']) => params[name] ?? []);
    return lists.reduce((count, values) => count * Math.max(values.length, 1), 1) <= MAX_ROUTE_ADDRESSES;
  }),
);

/** A path without query or pattern. Browsers would change `/\host` and `/a/../b` to other addresses. */
const sitePath = v.pipe(
  v.string(),
  v.check((path) => !path.includes('*') && URL.parse(path, 'https://site.invalid')?.pathname === path),
);

const menuEntry = v.looseObject({
  id: text,
  path: sitePath,
  text: bilingual,
  icon: v.string(),
  group: v.string(),
  order: v.number(),
  also: v.optional(declarations(pathPattern(1))),
});

/** The declaration of a remote. The limits bound the work of servers: a single team must not stop them. */
export const declaration = v.pipe(
  v.looseObject({
    name: text,
    port: v.number(),
    contract: v.number(),
    // Every page of the site contains those of all remotes.
    routes: declarations(route),
    menu: declarations(menuEntry),
    widgets: declarations(v.looseObject({ id: text, place: v.optional(text) })),
  }),
  v.check((federation) => JSON.stringify(federation).length <= MAX_FEDERATION_CHARACTERS),
);

/** The description of a version. Its `files` must list every file that it names, with its integrity. */
export const descriptor = v.pipe(
  v.looseObject({
    version: plainName,
    federation: declaration,
    entry: text,
    files: fileList,
    chunks: v.record(v.string(), v.array(v.string())),
    server: v.looseObject({ file: plainName, ...file }),
    shared: versions,
    provenance: v.optional(integrity),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { entry, chunks, files } = dataset.value;
    const unlisted = [entry, ...Object.values(chunks).flat()].find((name) => !Object.hasOwn(files, name));
    if (unlisted === undefined) return;
    const filesItem = { type: 'object', origin: 'value', input: dataset.value, key: 'files', value: files } as const;
    addIssue({
      message: 'is not listed',
      path: [filesItem, { type: 'object', origin: 'value', input: files, key: unlisted, value: undefined }],
    });
  }),
);

const since = { since: v.string(), by: v.string() };

const percent = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99));
const factor = v.pipe(v.number(), v.minValue(1));
const minutes = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const rollout = v.pipe(
  v.looseObject({
    candidate: descriptor,
    id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
    steps: v.pipe(v.array(v.looseObject({ percent, minutes: v.nullable(minutes) })), v.minLength(1)),
    step: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    limits: v.looseObject({ failures: factor, vitals: factor, silentMinutes: minutes }),
    startedAt: time,
    stepAt: time,
    by: v.string(),
    why: v.string(),
    isPaused: v.optional(v.literal(true)),
    forced: v.optional(v.literal(true)),
  }),
  v.check(({ steps, step }) => step < steps.length),
);

const remote = v.pipe(
  v.looseObject({
    current: descriptor,
    previous: v.nullable(descriptor),
    rollout: v.optional(rollout),
    preview: v.optional(descriptor),
    quarantined: v.optional(v.record(v.string(), v.string())),
    ...since,
  }),
  v.check((entry) => JSON.stringify(entry).length <= MAX_REMOTE_CHARACTERS),
);

/** A stored document: its text and signature. */
export const signedText = v.object({ text: v.string(), signature: text });

const sequence = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const teamName = v.pipe(v.string(), v.regex(TEAM_NAME));

/** A registry document whose signature is valid. `expires` is not required: documents of the history may lack it. */
export const registryDocument = v.looseObject({
  sequence,
  expires: v.optional(time),
  remotes: v.pipe(
    v.record(v.string(), remote),
    v.check((remotes) => Object.values(remotes).filter(({ rollout: running }) => running).length <= MAX_ROLLOUTS),
  ),
  shells: v.record(v.string(), v.looseObject({ contract: v.number(), shared: versions, files: shellFiles, ...since })),
  teams: v.optional(
    v.record(
      teamName,
      v.looseObject({
        publicKey: text,
        remotes: v.array(v.string()),
        mayForce: v.optional(v.literal(false)),
        development: v.optional(v.literal(true)),
      }),
    ),
  ),
  partners: v.optional(
    v.record(
      v.string(),
      v.looseObject({
        origins: v.array(v.string()),
        callsAMinute: v.number(),
        pins: v.record(v.string(), descriptor),
      }),
    ),
  ),
  change: v.looseObject({
    action: text,
    remote: v.string(),
    version: v.string(),
    at: v.string(),
    by: v.string(),
    why: v.string(),
    signer: teamName,
    rotation: v.optional(text),
  }),
  links: v.looseObject({ last: v.record(v.string(), v.looseObject({ sequence, integrity })) }),
});

/** Returns a message that names the first field that is missing or invalid, or null if there is none. */
export const fieldFault = (schema: v.GenericSchema, value: unknown): string | null => {
  const [issue] = v.safeParse(schema, value, { abortEarly: true }).issues ?? [];
  return issue ? `its field ${v.getDotPath(issue) ?? 'text'} is missing or invalid` : null;
};

/** Parses JSON that a schema must accept. Throws an error that begins with `label` and names the first invalid field. */
export const parseAs = <T>(schema: v.GenericSchema<T>, json: string, label: string): T => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Error(`${label} is not JSON`);
  }
  if (v.is(schema, value)) return value;
  throw new Error(`${label} is refused: ${fieldFault(schema, value)}`);
};
