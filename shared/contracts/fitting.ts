import type { GenericSchema, InferOutput } from 'valibot';

/** Returns a parser for a schema, which returns undefined for an invalid value. Calls the schema's own method, to avoid importing valibot. */
export const fitting =
  <S extends GenericSchema>(schema: S) =>
  (found: unknown): InferOutput<S> | undefined => {
    const result = schema['~standard'].validate(found);
    return result instanceof Promise || result.issues ? undefined : result.value;
  };
