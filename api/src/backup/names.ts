import * as v from 'valibot';

/** The statement for the files that the uploads name, as `<bucket>/<key>`. */
export const selectUploadNames = "select bucket || '/' || key as name from uploads";

/** Returns the column `name` of rows. */
export const namesIn = (rows: readonly unknown[]): readonly string[] =>
  v.parse(v.array(v.object({ name: v.string() })), rows).map(({ name }) => name);
