/** @jest-environment node */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { envelope, signatureText } from '../contracts/calls';
import { answerOf, carCall, transportTo } from './testing/answers';
import { createRandomId } from './createRandomId';

const answering = (body: unknown, status = 200) => transportTo(async () => Response.json(body, { status }));

const networkError = {
  kind: 'network',
  path: '/trucks/car/find',
  code: null,
  messageEn: 'Network error',
  messageGe: 'ქსელის შეცდომა',
};

describe('a call', () => {
  it('is a POST with the whole envelope to its configured host and path [API-1]', async () => {
    const { transport, sent } = transportTo(async () => Response.json(answerOf()), {
      md5: () => '0123456789abcdef'.repeat(2),
    });
    await transport.call(carCall, { brand: 'zeekr' });
    const [request] = sent;
    expect(request?.address).toBe('https://car.test/trucks/car/find');
    expect(request?.init.method).toBe('POST');
    expect(request?.body).toEqual({
      parameter: { brand: 'zeekr' },
      requestId: 'request-0001',
      traceId: 'trace-0001',
      td: 'Asia/Tbilisi',
      reqTime: 1_795_172_400_000,
      token: 'token-1',
      platform: 'web',
      sign: '0123456789abcdef'.repeat(2),
    });
    expect(new Headers(request?.init.headers).get('content-type')).toBe('application/json');
    expect(new Headers(request?.init.headers).get('access-token')).toBe('token-1');
    expect(new Headers(request?.init.headers).get('currency')).toBe('gel');
  });

  it('is signed over exactly the sent fields [API-1]', async () => {
    const { transport, sent } = answering(answerOf());
    await transport.call(carCall, { brand: 'ბათუმი', size: 4 });
    const { sign, ...unsigned } = v.parse(envelope, sent[0]?.body);
    expect(sign).toBe(createHash('md5').update(signatureText(unsigned)).digest('hex'));
  });

  it('sets `keepalive` only if its declaration does', async () => {
    const { transport, sent } = answering(answerOf());
    await transport.call({ ...carCall, keepalive: true }, {});
    await transport.call(carCall, {});
    expect(sent.map(({ init }) => init.keepalive ?? false)).toEqual([true, false]);
  });

  it('aborted by the browser fails only in a later task', async () => {
    const { transport } = transportTo(async () => Promise.reject(new TypeError('aborted')));
    const happened: string[] = [];
    setTimeout(() => happened.push('another task'));
    const { error } = { error: null, ...(await transport.call(carCall, {})) };
    happened.push('failed');
    expect(happened).toEqual(['another task', 'failed']);
    expect(error).toEqual(networkError);
  });

  it('is sent by browsers without `AbortSignal.any`', async () => {
    const any = { ...Object.getOwnPropertyDescriptor(AbortSignal, 'any') };
    Reflect.deleteProperty(AbortSignal, 'any');
    const { transport, sent } = answering(answerOf());
    const outcome = await transport.call(carCall, {}, new AbortController().signal);
    Object.defineProperty(AbortSignal, 'any', any);
    expect(outcome).toEqual({ data: { cars: ['Zeekr 7X'] } });
    expect(sent[0]?.init.signal?.aborted).toBe(false);
  });

  it('leaves out parameters that are undefined', async () => {
    const { transport, sent } = answering(answerOf());
    await transport.call(carCall, { brand: undefined, size: 10 });
    expect(sent[0]?.body).toHaveProperty('parameter', { size: 10 });
  });

  it('has a new id each time', async () => {
    const { transport, sent } = transportTo(async () => Response.json(answerOf()), { newId: createRandomId });
    await transport.call(carCall, {});
    await transport.call(carCall, {});
    const ids = sent.map(({ body }) => v.parse(envelope, body).requestId);
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('an answer', () => {
  it('is the result without fields that its schema lacks', async () => {
    const { transport } = answering(answerOf({ result: { cars: ['Zeekr 7X'], unknown: true } }));
    expect(await transport.call(carCall, {})).toEqual({ data: { cars: ['Zeekr 7X'] } });
  });

  it.each([
    ['a result off its schema', answerOf({ result: { cars: [7] } })],
    ['no result', answerOf({ result: null })],
    ['a body that is no answer', ['Zeekr 7X']],
    ['a refusal without a reason', answerOf({ success: false, result: null })],
  ])('with %s fails as a breach of the contract [API-3]', async (_what, body) => {
    const { transport } = answering(body);
    expect(await transport.call(carCall, {})).toMatchObject({
      error: {
        kind: 'contract',
        path: '/trucks/car/find',
        messageEn: 'Unexpected answer from the server. Please reload the page.',
      },
    });
  });

  it('with a refusal has the first reason in both languages', async () => {
    const { transport } = answering(
      answerOf({
        success: false,
        result: null,
        errors: [
          { code: '0000006', messageEn: 'Too many', messageGe: 'ძალიან ბევრი' },
          { code: '0000009', messageEn: 'Second', messageGe: 'მეორე' },
        ],
      }),
    );
    expect(await transport.call(carCall, {})).toEqual({
      error: {
        kind: 'refused',
        path: '/trucks/car/find',
        code: '0000006',
        messageEn: 'Too many',
        messageGe: 'ძალიან ბევრი',
      },
    });
  });
});

describe('a call without a valid response', () => {
  it.each([201, 204, 404, 429, 500, 503])('fails at status %s', async (status) => {
    const { transport } = transportTo(
      async () => new Response(status === 204 ? null : JSON.stringify(answerOf()), { status }),
    );
    expect(await transport.call(carCall, {})).toEqual({ error: networkError });
  });

  it.each(['', '<html>'])('fails with the body "%s"', async (body) => {
    const { transport } = transportTo(async () => new Response(body));
    expect(await transport.call(carCall, {})).toEqual({ error: networkError });
  });

  it('fails if the connection breaks', async () => {
    const { transport } = transportTo(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await transport.call(carCall, {})).toEqual({ error: networkError });
  });

  const silent = () =>
    jest.fn<Promise<Response>, Parameters<typeof fetch>>(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );

  it('fails after the timeout', async () => {
    const { transport } = transportTo(silent(), { timeoutMs: 1 });
    expect(await transport.call(carCall, {})).toEqual({ error: networkError });
  });

  it('fails when the caller aborts it', async () => {
    const controller = new AbortController();
    const { transport } = transportTo(silent());
    const outcome = transport.call(carCall, {}, controller.signal);
    controller.abort();
    expect(await outcome).toEqual({ error: networkError });
  });
});
