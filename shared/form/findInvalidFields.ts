import { safeParse, type GenericSchema } from 'valibot';

/** Why an entry cannot be sent: it is empty, or the call's schema refuses it. */
type FieldError = 'missing' | 'wrong';

/** Returns the fields that the schema refuses, in the order of the schema. */
export const findInvalidFields = <Values extends object>(
  schema: GenericSchema,
  values: Values,
): ReadonlyMap<keyof Values, FieldError> => {
  const isField = (name: PropertyKey): name is keyof Values => name in values;
  const errors = new Map<keyof Values, FieldError>();
  for (const { path } of safeParse(schema, values).issues ?? []) {
    const name = String(path?.[0].key);
    if (isField(name)) errors.set(name, String(values[name]).trim() === '' ? 'missing' : 'wrong');
  }
  return errors;
};
