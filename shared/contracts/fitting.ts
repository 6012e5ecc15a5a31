import type { GenericSchema, InferOutput } from 'valibot';

/** What fits a schema, as it puts it; undefined where nothing does. By the schema's own method: who has none needs no valibot. */
export const fitting =
  <S extends GenericSchema>(schema: S) =>
  (found: unknown): InferOutput<S> | undefined => {
    const result = schema['~standard'].validate(found);
    return result instanceof Promise || result.issues ? undefined : result.value;
  };
