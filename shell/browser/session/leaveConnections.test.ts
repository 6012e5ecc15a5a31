import { leaveConnections } from './leaveConnections';

/** Sends calls that do not answer. `fail` ends the first of them. */
const hangingApi = () => {
  const sent: unknown[] = [];
  const failures: (() => void)[] = [];
  const send = leaveConnections(
    (address) =>
      new Promise((_, reject) => {
        sent.push(address);
        failures.push(() => reject(new Error('timeout')));
      }),
  );
  const call = (address: string, init?: RequestInit) => send(address, init).catch(() => undefined);
  return { sent, call, fail: () => failures.shift()?.() };
};

describe('calls over HTTP/1.1', () => {
  it('leave one of six connections to files, and go on in their order as others end [REL-2]', async () => {
    const { sent, call, fail } = hangingApi();
    const calls = ['1', '2', '3', '4', '5', '6', '7'].map((address) => call(address));
    await Promise.resolve();
    expect(sent).toEqual(['1', '2', '3', '4', '5']);
    fail();
    await calls[0];
    await Promise.resolve();
    expect(sent).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('that outlive the page never wait, but others wait for them', async () => {
    const { sent, call, fail } = hangingApi();
    const first = call('kept', { keepalive: true });
    for (const address of ['1', '2', '3', '4', '5']) void call(address);
    void call('kept too', { keepalive: true });
    expect(sent).toEqual(['kept', '1', '2', '3', '4', 'kept too']);
    fail();
    await first;
    await Promise.resolve();
    expect(sent).toHaveLength(6);
  });
});
