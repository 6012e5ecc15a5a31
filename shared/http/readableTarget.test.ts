import { readableTarget } from './readableTarget';

it.each([
  ['/cars?page=2&a=%', '/cars?page=2&a=%'],
  ['//', '/'],
  ['//elsewhere.test/home', '/elsewhere.test/home'],
  ['/\\elsewhere.test', '/elsewhere.test'],
  ['http://elsewhere.test/home?a=1', '/home?a=1'],
  ['http://elsewhere.test', '/'],
  ['*', '/*'],
  ['/%E0%A4%A', '/%EF%BF%BD'],
  ['/%', '/%EF%BF%BD'],
  ['/media/%ff/a%20b.webp?x', '/media/%EF%BF%BD/a%20b.webp?x'],
  ['/a?b?c', '/a?b?c'],
  ['', '/'],
])('reads the target "%s" as "%s" [REL-4]', (target, read) => {
  expect(readableTarget(target)).toBe(read);
});
