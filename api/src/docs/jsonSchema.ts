import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type { JsonSchema };

const ignoresCase = (action: object): boolean =>
  'requirement' in action && action.requirement instanceof RegExp && action.requirement.ignoreCase;

/**
 * Converts a schema of the contracts to JSON Schema 2020-12, as callers send (`input`) or receive it (`output`). Omits checks
 * that JSON Schema does not have (functions, trimming, patterns that ignore case): it accepts more, never less.
 */
export const jsonSchemaOf = (schema: GenericSchema, side: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: side,
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema: { pattern: _pattern, ...withoutPattern } }) =>
      ignoresCase(valibotAction) ? withoutPattern : undefined,
  });
  return converted;
};
