import { verdictOn } from './auditVerdict';

const audit = (severity: string): string =>
  JSON.stringify({
    vulnerabilities: { leaky: { name: 'leaky', severity, range: '<2.0.0' } },
    metadata: { dependencies: { prod: 212 } },
  });

describe('the look for vulnerabilities [REL-6]', () => {
  it.each(['high', 'critical'])('fails for one of level %s, and names it', (severity) => {
    const { message, passes } = verdictOn(audit(severity));
    expect(message).toBe(`leaky <2.0.0: ${severity}\n1 of 212 packages with a vulnerability of level high or above`);
    expect(passes).toBe(false);
  });

  it('passes for a lesser one', () => {
    expect(verdictOn(audit('moderate'))).toEqual({
      message: '0 of 212 packages with a vulnerability of level high or above',
      passes: true,
    });
  });

  it.each(['', '{"message":"405 Method Not Allowed"}', 'npm error'])(
    'passes where the registry did not answer, and says so: %s',
    (text) => {
      expect(verdictOn(text)).toEqual({
        message: 'the registry was not reached: vulnerabilities are NOT CHECKED',
        passes: true,
      });
    },
  );
});
