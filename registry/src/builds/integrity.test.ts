import { integrityOf, isIntact } from './integrity';

const abc = Buffer.from('abc');
const sha384 = 'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn';

describe('integrity', () => {
  it('follows the standard', () => {
    expect(integrityOf(abc)).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
  });

  it('checks bytes by the algorithm that the integrity names', () => {
    expect(isIntact(abc, sha384)).toBe(true);
    expect(isIntact(Buffer.from('abd'), sha384)).toBe(false);
    expect(isIntact(Buffer.from('abd'), integrityOf(abc))).toBe(false);
  });
});
