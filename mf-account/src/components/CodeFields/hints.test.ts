import { lackOf } from './hints';

describe('what a form with a code lacks', () => {
  it.each([
    ['email', '', 'email'],
    ['email', '  ', 'email'],
    ['email', 'nino@', 'emailFormat'],
    ['email', 'nino example.ge', 'emailFormat'],
    ['email', ' nino@example.ge ', null],
    ['code', ' ', 'code'],
    ['code', '012345', null],
  ] as const)('in %s "%s" is %s [ACC-1]', (field, value, lack) => {
    expect(lackOf(field, value)).toBe(lack);
  });
});
