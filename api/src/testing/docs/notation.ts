import type { JsonSchema } from '../../docs/jsonSchema';

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const schemasIn = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const fieldsOf = (schema: JsonSchema): readonly (readonly [string, JsonSchema])[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => (isSchema(field) ? [[name, field]] : []));

const lineWidth = 100;

const objectText = (schema: JsonSchema, indent: string): string => {
  const fields = fieldsOf(schema);
  const required = new Set(schema.required);
  if (fields.length === 0) {
    return isSchema(schema.additionalProperties)
      ? `Record<string, ${typeText(schema.additionalProperties, indent)}>`
      : '{}';
  }
  const inner = `${indent}  `;
  const texts = fields.map(([name, field]) => `${name}${required.has(name) ? '' : '?'}: ${typeText(field, inner)}`);
  const line = `{ ${texts.join('; ')} }`;
  return indent.length + line.length <= lineWidth && !line.includes('\n')
    ? line
    : `{\n${texts.map((text) => `${inner}${text};\n`).join('')}${indent}}`;
};

const listText = (items: JsonSchema, indent: string): string => {
  const text = typeText(items, indent);
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
};

/** A schema in the notation of TypeScript types, over several lines where it is long. */
export const typeText = (schema: JsonSchema, indent = ''): string => {
  if (schema.const !== undefined) {
    return JSON.stringify(schema.const);
  }
  if (schema.enum !== undefined) {
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  }
  const options = schemasIn(schema.anyOf ?? schema.oneOf);
  if (options.length > 0) {
    return options.map((option) => typeText(option, indent)).join(' | ');
  }
  const parts = schemasIn(schema.allOf);
  if (parts.length > 0) {
    return parts.map((part) => typeText(part, indent)).join(' & ');
  }
  if (schema.$ref !== undefined) {
    return schema.$ref.split('/').at(-1) ?? '';
  }
  switch (schema.type) {
    case 'object':
      return objectText(schema, indent);
    case 'array':
      return isSchema(schema.items) ? listText(schema.items, indent) : 'unknown[]';
    case undefined:
      return 'unknown';
    default:
      return String(schema.type);
  }
};

const between = (least: number | undefined, most: number | undefined, unit: string): string | undefined => {
  if (least !== undefined && most !== undefined) {
    return least === most ? `exactly ${String(least)}${unit}` : `${String(least)} to ${String(most)}${unit}`;
  }
  if (least !== undefined) {
    return `at least ${String(least)}${unit}`;
  }
  return most === undefined ? undefined : `at most ${String(most)}${unit}`;
};

/** What a value must keep to beside its type, in words. */
const limitsText = (schema: JsonSchema): string => {
  const own = [
    between(schema.minLength, schema.maxLength, ' characters'),
    between(schema.minimum, schema.maximum, ''),
    between(schema.minItems, schema.maxItems, ' items'),
    schema.format,
    schema.pattern === undefined ? undefined : `\`${schema.pattern}\``,
    isSchema(schema.items) && !Array.isArray(schema.items) ? limitsText(schema.items) : undefined,
  ];
  const nested = schemasIn(schema.anyOf).map(limitsText);
  return [...own, ...nested].filter((text) => text !== undefined && text !== '').join(', ');
};

export interface ParameterRow {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly limits: string;
}

/** A payload as a table: one row a field, those of objects in it by their path. */
export const parameterRows = (schema: JsonSchema, prefix = '', whole = true): ParameterRow[] => [
  ...schemasIn(schema.allOf).flatMap((part) => parameterRows(part, prefix, whole)),
  ...fieldsOf(schema).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const required = whole && (schema.required ?? []).includes(name);
    return field.type === 'object' && fieldsOf(field).length > 0
      ? parameterRows(field, `${path}.`, required)
      : [{ name: path, type: typeText(field).replace(/\s+/g, ' '), required, limits: limitsText(field) }];
  }),
];
