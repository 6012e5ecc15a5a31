import type { SendCall } from '@caravan/shared/store';
import { createSteps } from './steps';

const traceparent = (flags: string): string => `00-${'a'.repeat(32)}-${'b'.repeat(16)}-${flags}`;

/** Sends a call. Returns its headers and the steps that were recorded. */
const headersOf = async (parent: string | undefined, address = 'http://api.test/tech/a/list') => {
  const steps = createSteps(parent);
  const send = jest.fn<ReturnType<SendCall>, Parameters<SendCall>>(async () => ({
    status: 200,
    json: async () => ({}),
  }));
  await steps.withTrace(send)(address, { headers: { lang: 'en' } });
  return { headers: send.mock.calls[0]?.[1]?.headers, steps: steps.all() };
};

describe('the steps of a render worker', () => {
  it('give the API the id of the span to continue [REL-7]', async () => {
    const { headers, steps } = await headersOf(traceparent('01'));
    const [call] = steps ?? [];
    expect(call).toMatchObject({ name: 'POST /tech/a/list', status: 200, isOpen: false });
    expect(headers).toEqual({ lang: 'en', traceparent: `00-${'a'.repeat(32)}-${call?.spanId}-01` });
  });

  it('are not recorded for an unsampled trace, which the API still continues', async () => {
    const { headers, steps } = await headersOf(traceparent('00'));
    expect(steps).toBeUndefined();
    expect(headers).toHaveProperty('traceparent', expect.stringMatching(/^00-a{32}-[0-9a-f]{16}-00$/));
  });

  it('add no header without a trace', async () => {
    expect(await headersOf(undefined)).toEqual({ headers: { lang: 'en' }, steps: undefined });
  });

  it('mark a call without an answer as open', async () => {
    const steps = createSteps(traceparent('01'));
    void steps.withTrace(() => new Promise(() => undefined))('http://api.test/tech/a/list', {});
    expect(steps.all()).toMatchObject([{ isOpen: true }]);
  });

  it('end when their work throws', async () => {
    const steps = createSteps(traceparent('01'));
    await expect(steps.time('load data', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(steps.all()).toMatchObject([{ name: 'load data', isOpen: false }]);
  });

  it('have names that the shell server accepts', async () => {
    const { steps } = await headersOf(
      traceparent('01'),
      `http://api.test/tech/ქ?${'x'.repeat(200)}/${'y'.repeat(200)}`,
    );
    expect(steps?.[0]?.name).toMatch(/^[\w ./-]{1,120}$/);
  });

  it('are at most a hundred', async () => {
    const steps = createSteps(traceparent('01'));
    for (let count = 0; count < 120; count += 1) void steps.time('load data', async () => undefined);
    expect(steps.all()).toHaveLength(100);
  });
});
