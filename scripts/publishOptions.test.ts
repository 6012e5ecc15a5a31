import { parsePublishOptions } from './publishOptions';

describe('npm run publish', () => {
  it('publishes to all visitors without --to', () => {
    expect(parsePublishOptions(['mf-ranking', 'a', 'better', 'list'])).toEqual({
      workspace: 'mf-ranking',
      why: 'a better list',
      forced: false,
      plan: null,
    });
  });

  it('accepts the slash that a terminal adds to the name of a folder', () => {
    expect(parsePublishOptions(['mf-ranking/', 'why'])).toMatchObject({ workspace: 'mf-ranking', why: 'why' });
  });

  it('takes a share of visitors, a schedule and limits [MFE-4]', () => {
    expect(parsePublishOptions(['mf-ranking', '--to', '10', 'why'])).toMatchObject({
      why: 'why',
      plan: { steps: [{ percent: 10, minutes: null }] },
    });
    const words = ['mf-ranking', '--to', '10 for 30 min, 100', '--limits', 'vitals=2', '--force', 'why'];
    expect(parsePublishOptions(words)).toEqual({
      workspace: 'mf-ranking',
      why: 'why',
      forced: true,
      plan: { steps: [{ percent: 10, minutes: 30 }], limits: { failures: 2, vitals: 2, silentMinutes: 10 } },
    });
  });

  it.each([
    [['mf-ranking', '--force'], 'say why: npm run publish -- mf-ranking --force "why"'],
    [['mf-ranking', '--too', '10'], "Unknown option '--too': npm run publish -- mf-ranking [--to "],
    [['mf-ranking', '--to', '10', 'for', '30', 'min'], 'put the steps in quotes: npm run publish'],
    [['mf-ranking', '--limits', 'vitals=2'], 'only a rollout has limits, and --to is missing: npm run publish'],
    [['mf-ranking', '--to', '100'], '"100" is not a step of a rollout'],
  ])('is refused in one line: %j', (words, line) => {
    expect(() => parsePublishOptions(words)).toThrow(line);
  });
});
