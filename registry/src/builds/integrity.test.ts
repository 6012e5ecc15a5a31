import { integrityOf } from './integrity';

it('integrity follows the standard', () => {
  expect(integrityOf(Buffer.from('abc'))).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
});
