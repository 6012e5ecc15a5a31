import { waitFor } from '@testing-library/dom';
import { sendInTurn } from './sendInTurn';

/** Sends two calls, and records what happens in which order. */
const order = async (init: RequestInit): Promise<string[]> => {
  const happened: string[] = [];
  const send = sendInTurn(window, async (address) => {
    if (typeof address === 'string') happened.push(address);
    return Promise.reject(new Error('offline'));
  });
  setTimeout(() => happened.push('another task'));
  const calls = ['/first', '/second'].map((address) => send(address, init).catch(() => undefined));
  happened.push('the caller goes on');
  await Promise.all(calls);
  await waitFor(() => expect(happened).toContain('another task'));
  return happened;
};

describe('calls of a page', () => {
  it('are sent in tasks of their own, after those that wait [PERF-10]', async () => {
    expect(await order({})).toEqual(['the caller goes on', 'another task', '/first', '/second']);
  });

  it('that outlive the page are sent at once', async () => {
    expect(await order({ keepalive: true })).toEqual(['/first', '/second', 'the caller goes on', 'another task']);
  });
});
