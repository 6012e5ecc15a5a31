import { anyCharacter } from '@caravan/shared/testing/characters';
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';

type Values = fc.Arbitrary<unknown>;

/** Texts that break code which treats them as SQL, HTML or paths. */
export const maliciousTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table users; --",
  '${7*7}{{7*7}}<%= 7*7 %>',
  'a%00b%0d%0aset-cookie: x=1',
  'line\r\nheader: injected\r\n\r\nbody',
  '../../../etc/passwd',
  '\u202Eright to left\u202C and back',
  'e\u0301 \u200B\uFEFF zero width',
  '👩‍👩‍👧‍👦🇬🇪 emoji',
  'მარტივი ტექსტი და ЁЖ 汉字',
  '\\" \\u0000 \\x00 \\',
  '=cmd|calc!A1',
  '%s%n%d {0} %',
];

/** Texts that PostgreSQL cannot store, or invalid ones. */
export const brokenTexts: readonly string[] = ['\u0000', 'a\u0000b', '\uD800', 'x\uDC00y', '\uFFFF', ''];

const texts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...maliciousTexts, ...brokenTexts),
  fc.string({ unit: anyCharacter, maxLength: 200 }),
  fc.constantFrom(65, 256, 4001, 30_000).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 1, max: 2_000 }).map((length) => '\u{1F697}'.repeat(length)),
);

/** Infinity is written as 1e400, which is a number in JSON. */
const numbers: fc.Arbitrary<number> = fc.constantFrom(
  -0,
  -1,
  0.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  Number.POSITIVE_INFINITY,
  Number.MIN_SAFE_INTEGER,
);

const nest = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

/** Property names with a meaning in JavaScript. */
const pollution = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', '', 'a'.repeat(300)];

const withKey = (target: object, key: string, value: unknown): object =>
  Object.fromEntries([...Object.entries(target), [key, value]]);

/** Values that hardly any field accepts. */
const junk: Values = fc.oneof(
  fc.constantFrom(null, true, false, 'NaN', '1', '-0', '1e308', [], {}, [[]], [null], { $gt: '' }, { length: 1e9 }),
  texts,
  numbers,
  fc.integer({ min: 2, max: 400 }).map((depth) => nest(depth, (inner) => [inner])),
  fc.integer({ min: 2, max: 400 }).map((depth) => nest(depth, (inner) => ({ a: inner }))),
  fc.constantFrom(...pollution).map((key) => withKey({}, key, { admin: true })),
  fc.integer({ min: 101, max: 2_000 }).map((length) => Array.from({ length }, () => 1)),
);

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const partOf = (schema: GenericSchema, name: string): GenericSchema | undefined => {
  const part: unknown = Reflect.get(schema, name);
  return isSchema(part) ? part : undefined;
};

/** Returns the schema inside `optional`, `nullable` and similar ones. */
const unwrap = (schema: GenericSchema): GenericSchema => {
  const inner = partOf(schema, 'wrapped');
  return inner === undefined ? schema : unwrap(inner);
};

/** Returns the fields of an object schema, none for other schemas. */
const fieldsOf = (schema: GenericSchema): readonly (readonly [string, GenericSchema])[] => {
  const entries: unknown = Reflect.get(unwrap(schema), 'entries');
  return typeof entries === 'object' && entries !== null
    ? Object.entries(entries).filter((entry): entry is [string, GenericSchema] => isSchema(entry[1]))
    : [];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const omitField = (target: object, key: string): object =>
  Object.fromEntries(Object.entries(target).filter(([name]) => name !== key));

const badObject = (schema: GenericSchema, valid: Record<string, unknown>): Values => {
  const fields = fieldsOf(schema);
  const keys = Object.keys(valid);
  const extra = fc
    .tuple(fc.constantFrom(...pollution, 'extra', 'id', '$where'), junk)
    .map(([key, value]) => withKey(valid, key, value));
  const changes: Values[] = [extra, junk];
  if (keys.length > 0) {
    changes.push(fc.constantFrom(...keys).map((key) => omitField(valid, key)));
    changes.push(
      fc.constantFrom(...keys).chain((key) => junk.map((value) => withKey(omitField(valid, key), key, value))),
    );
  }
  for (const [key, field] of fields) {
    changes.push(badValue(field, valid[key]).map((value) => withKey(omitField(valid, key), key, value)));
  }
  return fc.oneof(...changes);
};

const badArray = (item: GenericSchema | undefined, valid: readonly unknown[]): Values =>
  item === undefined
    ? junk
    : fc.oneof(
        junk,
        badValue(item, valid[0]).map((value) => [...valid, value]),
        fc.constantFrom(101, 1_000).map((length) => Array.from({ length }, () => valid[0] ?? null)),
      );

/** Creates values instead of `valid`. Most of them are invalid by the schema. */
export const badValue = (schema: GenericSchema, valid: unknown): Values => {
  const inner = unwrap(schema);
  switch (inner.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return badObject(inner, isRecord(valid) ? valid : {});
    case 'array':
      return badArray(partOf(inner, 'item'), Array.isArray(valid) ? valid : []);
    case 'string':
      return fc.oneof(texts, texts, junk);
    case 'number':
      return fc.oneof(numbers, numbers, junk);
    default:
      return junk;
  }
};

const cuts = [4000, 1000, 200, 80, 64, 40, 20, 10];

const cutTo = (schema: GenericSchema, text: string, accepts: (schema: GenericSchema, value: unknown) => boolean) =>
  [text, ...cuts.map((length) => text.slice(0, length))].find((candidate) => accepts(schema, candidate));

/** Puts a text into every field of `valid` that accepts it, shortened if needed. `accepts` tells whether a schema accepts a value. */
export const withTexts = (
  schema: GenericSchema,
  valid: unknown,
  text: string,
  accepts: (schema: GenericSchema, value: unknown) => boolean,
): unknown => {
  const inner = unwrap(schema);
  const fields = fieldsOf(inner);
  if (fields.length > 0) {
    const known = isRecord(valid) ? valid : {};
    const filled = fields.map(([key, field]) => [key, withTexts(field, known[key], text, accepts)] as const);
    return { ...known, ...Object.fromEntries(filled.filter(([, value]) => value !== undefined)) };
  }
  return (inner.type === 'string' ? cutTo(schema, text, accepts) : undefined) ?? valid;
};
