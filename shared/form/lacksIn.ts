import { safeParse, type GenericSchema } from 'valibot';

/** Why an entry cannot be sent: it is empty, or the call's schema refuses it. */
type Lack = 'missing' | 'wrong';

/** The fields that the schema refuses, in its order. */
export const lacksIn = <Values extends object>(
  schema: GenericSchema,
  values: Values,
): ReadonlyMap<keyof Values, Lack> => {
  const isField = (name: PropertyKey): name is keyof Values => name in values;
  const lacks = new Map<keyof Values, Lack>();
  for (const { path } of safeParse(schema, values).issues ?? []) {
    const name = String(path?.[0].key);
    if (isField(name)) lacks.set(name, String(values[name]).trim() === '' ? 'missing' : 'wrong');
  }
  return lacks;
};
