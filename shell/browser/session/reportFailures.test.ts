/** @jest-environment node */
import { sendEmailCode } from '@caravan/shared/contracts/calls';
import { resultOf, transportTo } from '../../testing/transports';
import { reportFailures } from './reportFailures';
import { connectionFound, connectionLost, connectionReducer } from '../../universal/store/connection';
import { callBegun, toastShown, toastsReducer } from '../../universal/store/toasts';

/** Returns the action that shows the failure. */
const failure = (text: string) =>
  toastShown({ tone: 'error', text, about: text.replace(/\d/g, ''), calls: [sendEmailCode.path] });

const parameter = { email: 'a@example.com', verifyCodeType: 1 as const };

/** Calls a server that answers by `respond`. Returns the outcome, the dispatched actions and the refusals. */
const callTo = async (respond: () => Promise<Response>, lang: 'en' | 'ge' = 'en', signal?: AbortSignal) => {
  const dispatched: unknown[] = [];
  const connection: unknown[] = [];
  const handleRefusal = jest.fn();
  const session = { token: () => 'the-token', handleRefusal };
  const transport = reportFailures(
    transportTo(respond),
    lang,
    session,
    (action) =>
      action.type !== callBegun.type && (action.type.startsWith('connection/') ? connection : dispatched).push(action),
  );
  const outcome = await transport.call(sendEmailCode, parameter, signal);
  return { outcome, dispatched, connection, handleRefusal };
};

const refusal = async () =>
  Response.json({
    success: false,
    errors: [
      { code: '0000006', messageEn: 'Too many calls', messageGe: 'ძალიან ბევრი მოთხოვნა' },
      { code: '0000009', messageEn: 'Second', messageGe: 'მეორე' },
    ],
    result: null,
    traceId: 'trace-0001',
  });

describe('the connection', () => {
  it('is lost without an answer, and found again by any answer, even a refusal [REL-2]', async () => {
    const unreachable = await callTo(async () => new Response('', { status: 502 }));
    expect(unreachable.connection).toEqual([connectionLost()]);
    expect((await callTo(refusal)).connection).toEqual([connectionFound()]);
    const state = connectionReducer(undefined, connectionLost());
    expect([state.isLost, connectionReducer(state, connectionFound()).isLost]).toEqual([true, false]);
  });
});

describe('the error catalogue', () => {
  it.each([
    ['en', 'Network error'],
    ['ge', 'ქსელის შეცდომა'],
  ] as const)('shows a network error for a status other than 200 or an empty body: %s [ERR-1]', async (lang, text) => {
    for (const respond of [async () => new Response('{}', { status: 503 }), async () => new Response('')]) {
      const { dispatched } = await callTo(respond, lang);
      expect(dispatched).toEqual([failure(text)]);
    }
  });

  it.each([
    ['en', 'Too many calls'],
    ['ge', 'ძალიან ბევრი მოთხოვნა'],
  ] as const)("shows a refusal's first message in the page's language: %s [ERR-2]", async (lang, text) => {
    const { outcome, dispatched } = await callTo(refusal, lang);
    expect(dispatched).toEqual([failure(text)]);
    expect(outcome).toHaveProperty('error.code', '0000006');
  });

  it.each([
    ['en', 'Session over'],
    ['ge', 'სესია დასრულდა'],
  ] as const)(
    'passes an invalid session to the session with the token of the call: %s [SHELL-15]',
    async (lang, text) => {
      const respond = async () =>
        Response.json({
          success: false,
          errors: [{ code: '0000004', messageEn: 'Session over', messageGe: 'სესია დასრულდა' }],
          result: null,
          traceId: 'trace-0001',
        });
      const { dispatched, handleRefusal } = await callTo(respond, lang);
      expect(dispatched).toEqual([]);
      expect(handleRefusal.mock.calls).toEqual([['the-token', text]]);
    },
  );

  it('shows a message if an answer breaks its schema [API-3]', async () => {
    const { dispatched } = await callTo(async () => Response.json({ success: 'yes' }));
    expect(dispatched).toEqual([failure('Unexpected answer from the server. Please reload the page.')]);
  });

  it('shows nothing for a successful call', async () => {
    const { outcome, dispatched } = await callTo(async () => resultOf({ resendAfter: 60 }));
    expect([outcome, dispatched]).toEqual([{ data: { resendAfter: 60 } }, []]);
  });

  it('shows nothing for an aborted call', async () => {
    const { dispatched } = await callTo(refusal, 'en', AbortSignal.abort());
    expect(dispatched).toEqual([]);
  });

  it('shows a refusal once whatever its seconds, and hides it on the next call [ERR-3]', async () => {
    let seconds = 40;
    let toasts = toastsReducer(undefined, { type: 'start' });
    const wait = async () => {
      const messageEn = `Wait ${(seconds -= 1)} s.`;
      return Response.json({ success: false, errors: [{ code: '1', messageEn }], result: null, traceId: 'trace-0001' });
    };
    const transport = reportFailures(
      transportTo(() => (seconds > 38 ? wait() : Promise.resolve(resultOf({ resendAfter: 60 })))),
      'ge',
      { token: () => '', handleRefusal: () => undefined },
      (action) => (toasts = toastsReducer(toasts, action)),
    );
    await Promise.all([1, 2].map(() => transport.call(sendEmailCode, parameter)));
    // The answer has no Georgian text, so the English one is shown.
    expect(toasts.list.map(({ text }) => text)).toEqual(['Wait 38 s.']);
    await transport.call(sendEmailCode, parameter);
    expect(toasts.list).toEqual([]);
  });
});
