import fc from 'fast-check';
import { badValue, brokenTexts, maliciousTexts, withTexts } from './testing/badValues';
import { storedTexts } from './testing/fingerprint';
import {
  faultOf,
  findFaults,
  fuzzedCalls,
  isValid,
  share,
  shorten,
  signedBody,
  setUpFuzzing,
  accepts,
} from './testing/fuzzing';

// Generous, because the machines of CI are slow and busy. Nothing here measures time.
jest.setTimeout(300_000);

const fuzzing = setUpFuzzing();

describe('valid but malicious texts', () => {
  const mark = 'fuzz-mark';
  const markedTexts = [...maliciousTexts, ...brokenTexts].map((text, index) => `${mark}-${String(index)} ${text}`);
  const markedTextsFor = ({ seed }: { readonly seed: number }): string[] =>
    markedTexts.filter((_text, index) => (index + seed) % share === 0);

  it.each(fuzzedCalls)('are accepted or refused by $name as text [REL-4]', async (known) => {
    const found = await findFaults(markedTextsFor(known), async (text) => {
      const { parameter, token } = await fuzzing.prepare(known);
      const filledParameter = withTexts(known.call.parameter, parameter, text, accepts);
      // Once with the prepared code and address, so that the call succeeds.
      for (const sent of [{ ...Object(filledParameter), ...parameter }, filledParameter]) {
        const body = signedBody(sent, token);
        const fault = faultOf(await fuzzing.sendCall(known, body));
        if (fault !== undefined) return `${fault}: ${shorten(body)}`;
      }
      return undefined;
    });
    expect(found).toEqual([]);
  });

  it.each(fuzzedCalls)(
    'and unusual valid values are accepted or refused by $name (seed $seed) [REL-4]',
    async (known) => {
      const { parameter, token } = await fuzzing.prepare(known);
      const samples = fc.sample(badValue(known.call.parameter, parameter), { seed: known.seed, numRuns: 400 });
      const unusual = samples.filter((each) => isValid(known, each)).slice(0, 24 / share);
      const found = await findFaults(unusual, async (each) => {
        const body = signedBody(each, token);
        const fault = faultOf(await fuzzing.sendCall(known, body));
        return fault === undefined ? undefined : `${fault}: ${shorten(body)}`;
      });
      expect(found).toEqual([]);
    },
  );

  it('are stored unchanged and shown as text [REL-4]', async () => {
    const stored = await storedTexts(fuzzing.server.db, mark);
    expect(stored.length).toBeGreaterThan(maliciousTexts.length);
    const known = markedTexts.map((text) => text.toLowerCase());
    const unusual = stored.filter((text) => !known.some((each) => each.startsWith(text.trim().toLowerCase())));
    expect(unusual.slice(0, 10)).toEqual([]);
    const inbox = await fuzzing.send({ method: 'GET', url: '/dev/inbox' });
    expect(inbox.text).not.toMatch(/<script|<img/);
  });
});
