import { integrityOf, isIntact } from './integrity';

const abc = Buffer.from('abc');

describe('integrity', () => {
  it('follows the standard', () => {
    expect(integrityOf(abc)).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
  });

  it('is not that of other bytes', () => {
    expect(isIntact(Buffer.from('abd'), integrityOf(abc))).toBe(false);
  });
});
