import { hintFor } from './hints';

describe('hints of the sign-in form', () => {
  it.each([
    ['email', '', 'hint.email'],
    ['email', '  ', 'hint.email'],
    ['email', 'nino@', 'hint.emailFormat'],
    ['email', 'nino example.ge', 'hint.emailFormat'],
    ['email', ' nino@example.ge ', null],
    ['code', ' ', 'hint.code'],
    ['code', '012345', null],
  ] as const)('for %s "%s" is %s [ACC-1]', (field, value, hint) => {
    expect(hintFor(field, value)).toBe(hint);
  });
});
