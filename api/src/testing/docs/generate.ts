import { writeFileSync } from 'node:fs';
import { descriptionsFile, documentFile } from './files';

/** The moment at which all examples are made. */
const exampleTime = Date.UTC(2026, 10, 20, 8, 0, 0);

/** Writes docs/api.md, and the descriptions that the OpenAPI document carries. */
const generate = async (): Promise<void> => {
  // Before anything is loaded: examples ask for the time themselves, some of them once and for all.
  Date.now = () => exampleTime;
  const [{ readCodeMeanings, readDocstrings }, { makeExamples }, { makeDocs }, { makeRefusalReader }] =
    await Promise.all([import('./docstrings'), import('./examples'), import('./markdown'), import('./refusals')]);
  const docstrings = readDocstrings();
  writeFileSync(descriptionsFile, `${JSON.stringify(docstrings, null, 2)}\n`);
  const examples = await makeExamples();
  const parts = { docstrings, codeMeanings: readCodeMeanings(), refusalsOf: makeRefusalReader(), examples };
  writeFileSync(documentFile, makeDocs(parts));
};

await generate();
