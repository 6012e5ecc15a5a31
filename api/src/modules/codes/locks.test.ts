import type { Answer, Call } from '@caravan/shared/contracts/calls';
import { changeEmail, emailLogin, errorCodes, sendEmailCode } from '@caravan/shared/contracts/calls';
import { codeTries, emailCodes } from '../../database/schema';
import { codeMailedTo, differentCode, signedInAs } from '../../testing/accounts';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { checkCode } from './check';

const minute = 60_000;
let clock = Date.now();
const server = setUpTestServer({ now: () => clock }, { INTERNAL_KEY: 'the-secret' });

beforeEach(() => {
  // Later than all delays and locks of the previous test.
  clock += 60 * minute;
});

const home = '203.0.113.1';

const from = (network: string, call: Pick<Call, 'path'>, parameter: object, token = ''): Promise<Answer> =>
  server.attempt(call, parameter, { from: network, reqTime: clock, token });
const login = (network: string, email: string, code: string) => from(network, emailLogin, { email, code });
const requestCode = async (network: string, email: string, verifyCodeType = 1): Promise<string> => {
  expect((await from(network, sendEmailCode, { email, verifyCodeType })).success).toBe(true);
  return codeMailedTo(server, email);
};
const codeOf = ({ errors }: Answer) => errors[0]?.code;

/** Enters wrong codes for an address, five from each network. */
const guessFrom = async (networks: readonly string[], email: string, code: string) => {
  for (const [index, network] of networks.entries()) {
    for (let step = 1; step <= 5; step += 1) {
      expect(codeOf(await login(network, email, differentCode(code, 5 * index + step)))).toBe(errorCodes.wrongCode);
    }
  }
};
const strangers = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];

describe('wrong codes from another network', () => {
  it('lock only that network [ACC-6]', async () => {
    const email = 'kept-in@example.com';
    const code = await requestCode(home, email);
    await guessFrom(strangers, email, code);
    expect(codeOf(await login('198.51.100.1', email, code))).toBe(errorCodes.tooMany);
    expect(codeOf(await from('198.51.100.1', sendEmailCode, { email, verifyCodeType: 1 }))).toBe(errorCodes.tooMany);
    expect((await login(home, email, code)).success).toBe(true);
    clock += minute;
    expect((await login(home, email, await requestCode(home, email))).success).toBe(true);
  });

  it('do not prevent the change of an account’s address [ACC-6]', async () => {
    const email = 'moved@example.com';
    const { token } = await signedInAs(server, 'moving@example.com', new Date(clock));
    const code = await requestCode(home, email, 2);
    await guessFrom(strangers, email, code);
    expect((await from(home, changeEmail, { email, code }, token)).success).toBe(true);
  });

  it('invalidate a code after ten, except in the network that requested it [ACC-6]', async () => {
    const email = 'botnet@example.com';
    const code = await requestCode(home, email);
    await guessFrom(strangers.slice(0, 2), email, code);
    expect(codeOf(await login('198.51.100.9', email, code))).toBe(errorCodes.wrongCode);
    clock += minute;
    expect((await login('198.51.100.9', email, await requestCode(home, email))).success).toBe(true);
  });

  it('use at most ten tries of a code when they are simultaneous [ACC-6]', async () => {
    const email = 'storm@example.com';
    const code = await requestCode(home, email);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        login(`192.0.2.${String(index)}`, email, differentCode(code, index + 1)),
      ),
    );
    const codes = await server.db.select().from(emailCodes);
    expect(codes.find((each) => each.email === email)?.foreignTries).toBe(10);
  });

  it('count for the whole connection of an IPv6 network [ACC-6]', async () => {
    const email = 'line@example.com';
    const code = await requestCode(home, email);
    for (let step = 1; step <= 5; step += 1) {
      await login(`2001:db8:1:${String(step)}::1`, email, differentCode(code, step));
    }
    expect(codeOf(await login('2001:db8:1:77::1', email, code))).toBe(errorCodes.tooMany);
    expect((await login('2001:db8:2::1', email, code)).success).toBe(true);
  });

  it('are stored without their network', async () => {
    await login('198.51.100.77', 'hashed@example.com', 'wrong');
    expect(JSON.stringify(await server.db.select().from(codeTries))).not.toContain('198.51.100');
  });
});

it('accepts one of ten simultaneous uses of a code [ACC-6]', async () => {
  const { db } = server;
  const email = 'ten@example.com';
  const entered = { email, code: await requestCode(home, email), purpose: 1, network: home } as const;
  const spends = [];
  for (let count = 0; count < 10; count += 1) {
    spends.push(await checkCode(db, entered, new Date(clock)));
  }
  const results = await Promise.allSettled(spends.map((spend) => db.transaction(spend)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(checkCode(db, entered, new Date(clock))).rejects.toThrow('not correct');
});
