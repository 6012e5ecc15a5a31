import * as v from 'valibot';

const answer = v.object({
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string(), range: v.optional(v.string(), '') })),
  metadata: v.object({ dependencies: v.object({ prod: v.number() }) }),
});
const levels = new Set(['high', 'critical']);

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What `npm audit --json` answered, in words. Where the registry did not answer there is nothing to fail for. */
export const verdictOn = (audit: string): { message: string; passes: boolean } => {
  const read = v.safeParse(answer, readJson(audit));
  if (!read.success) return { message: 'the registry was not reached: vulnerabilities are NOT CHECKED', passes: true };
  const { vulnerabilities, metadata } = read.output;
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) => levels.has(severity));
  return {
    message: [
      ...grave.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
      `${grave.length} of ${metadata.dependencies.prod} packages with a vulnerability of level high or above`,
    ].join('\n'),
    passes: grave.length === 0,
  };
};
