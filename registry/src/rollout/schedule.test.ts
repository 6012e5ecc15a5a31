import { parseLimits } from './limits';
import { parseSteps, stepsText } from './schedule';

describe('the steps of a rollout', () => {
  it('wait for a person at a single percent [MFE-4]', () => {
    expect(parseSteps('10')).toEqual([{ percent: 10, minutes: null }]);
  });

  it('have minutes and hours, and end with all visitors [MFE-4]', () => {
    expect(parseSteps('10 for 30 min, 50 for 2 h, 100')).toEqual([
      { percent: 10, minutes: 30 },
      { percent: 50, minutes: 120 },
    ]);
  });

  it('may wait at the last percent', () => {
    expect(parseSteps('1 for 90min,99')).toEqual([
      { percent: 1, minutes: 90 },
      { percent: 99, minutes: null },
    ]);
  });

  it.each(['10', '10 for 30 min, 50 for 2 h, 100', '1 for 90 min, 99'])(
    'are printed as they are written: %s',
    (text) => {
      expect(stepsText(parseSteps(text))).toBe(text);
    },
  );

  it.each([
    ['', '"" is not a step of a rollout: write its percent, and "for" with min or h (for example --to 10, or'],
    ['ten', '"ten" is not a step of a rollout: write its percent'],
    ['10 for 3 days, 100', '"10 for 3 days" is not a step of a rollout: write its percent, and "for" with min or h'],
    ['10 for 1.5 h, 100', '"10 for 1.5 h" is not a step of a rollout: write its percent'],
    ['-5', '"-5" is not a step of a rollout: write its percent'],
    ['10,', '"" is not a step of a rollout: write its percent'],
    ['0', '"0" is not a step of a rollout: it has 1 to 99 percent'],
    ['100', '"100" is not a step of a rollout: it has 1 to 99 percent, and a plain 100 comes last'],
    ['10 for 5 min, 100 for 5 min', '"100 for 5 min" is not a step of a rollout: it has 1 to 99 percent'],
    ['10 for 0 min, 100', '"10 for 0 min" is not a step of a rollout: it takes at least 1 min'],
    [
      '50 for 2 h, 50 for 2 h, 100',
      '"50 for 2 h" is not a step of a rollout: it has more percent than the step before',
    ],
    ['10, 50', '"10" is not a step of a rollout: say how long it takes'],
    ['10, 100', '"10" is not a step of a rollout: say how long it takes'],
    ['10 for 30 min', '"10 for 30 min" is not a step of a rollout: say what follows, or leave out its time'],
  ])('are refused: %p', (text, message) => {
    expect(() => parseSteps(text)).toThrow(message);
  });
});

describe('the limits of a rollout', () => {
  it('have defaults where they are not named', () => {
    expect(parseLimits('vitals=1.2, silent=5')).toEqual({ failures: 2, vitals: 1.2, silentMinutes: 5 });
  });

  it.each(['', 'failures', 'failures=0.5', 'silent=1.5', 'speed=2', 'constructor=2'])('are refused: %p', (text) => {
    expect(() => parseLimits(text)).toThrow(`"${text}" is not a limit of a rollout: write --limits failures=2,`);
  });
});
