import { setUpTestServer } from '../../testing/setUpTestServer';
import { keysOf, countTry } from './attempts';

const minute = 60_000;
const server = setUpTestServer();

it('slows logins under a name from many networks to one a minute after a hundred [DSH-2]', async () => {
  let clock = Date.now();
  const guess = (index: number) =>
    countTry(server.db, keysOf('figures', `192.0.2.${String(index)}`, undefined), new Date(clock));
  for (let index = 0; index <= 100; index += 1) expect(await guess(index)).toBe(0);
  expect(await guess(101)).toBe(5);
  for (let index = 101; index < 110; index += 1) {
    clock += minute;
    expect(await guess(index)).toBe(0);
  }
  expect(await guess(110)).toBe(60);
  clock += minute;
  expect(await guess(110)).toBe(0);
});
