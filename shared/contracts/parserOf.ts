import type { GenericSchema, InferOutput } from 'valibot';

/** Returns a parser for a schema, which returns undefined for an invalid value. Calls the schema's own method, to avoid importing valibot. */
export const parserOf =
  <S extends GenericSchema>(schema: S) =>
  (value: unknown): InferOutput<S> | undefined => {
    const result = schema['~standard'].validate(value);
    return result instanceof Promise || result.issues ? undefined : result.value;
  };
