import { newsList, pathOf, sendEmailCode } from '@caravan/shared/contracts/calls';
import { recordSpans } from '@caravan/shared/tracing/testing';
import { traceDatabase } from '../database/traceDatabase';
import { setUpTestServer } from '../testing/setUpTestServer';

const { spans } = recordSpans();
const findSpan = (name: string) => spans().find((span) => span.name === name);
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

const lines: string[] = [];
const logTo = {
  write: (line: string) => lines.push(line),
};
const server = setUpTestServer({ logTo }, { LOG: 'info' });
beforeAll(() => traceDatabase(server.database));
beforeEach(() => {
  lines.length = 0;
});

describe('the trace of a call', () => {
  it('continues that of the caller, with a span for each statement [REL-7]', async () => {
    await server.send(newsList, {}, { headers: { traceparent } });
    const call = findSpan(`POST ${pathOf(newsList)}`);
    const statements = spans().filter((span) => span !== call);
    expect(call).toMatchObject({
      parentSpanContext: { traceId, spanId: '00f067aa0ba902b7' },
      attributes: { 'http.response.status_code': 200 },
    });
    expect(statements.map(({ name }) => name)).toContain('SELECT news');
    const parents = new Set(statements.map(({ parentSpanContext }) => parentSpanContext?.spanId));
    expect(parents).toEqual(new Set([call?.spanContext().spanId]));
  });

  it('contains no values of statements and nothing that the caller sent [REL-7]', async () => {
    const call = { email: 'nino@example.com', verifyCodeType: 1 };
    await server.send(sendEmailCode, call, { token: 'token-of-nino' });
    const sent = spans().map(({ name, attributes, events, status }) => [name, attributes, events, status]);
    expect(spans().map(({ name }) => name)).toContain('INSERT email_codes');
    expect(JSON.stringify(sent)).not.toMatch(/nino|\$1|127\.0\.0/);
  });

  it('has a span for a transaction around those of its statements', async () => {
    await server.send(sendEmailCode, { email: 'tea@example.com', verifyCodeType: 1 });
    const transaction = findSpan('transaction')?.spanContext().spanId;
    const inside = spans().filter(({ parentSpanContext }) => parentSpanContext?.spanId === transaction);
    expect(inside.map(({ name }) => name)).toContain('INSERT email_slots');
  });

  it('names only the code of a refusal or the type of an error [REL-7]', async () => {
    await server.post(pathOf(newsList), '{');
    await server.database.runScript('alter table email_slots rename to elsewhere');
    const call = { email: 'lia@example.com', verifyCodeType: 1 };
    await server.send(sendEmailCode, call);
    await server.database.runScript('alter table elsewhere rename to email_slots');
    const refused = findSpan(`POST ${pathOf(newsList)}`);
    const failed = findSpan(`POST ${pathOf(sendEmailCode)}`);
    const statement = findSpan('INSERT email_slots');
    expect(refused?.attributes).toHaveProperty(['caravan.refusal'], expect.stringMatching(/^\d+$/));
    expect(failed?.attributes).toMatchObject({ 'http.response.status_code': 500 });
    expect(statement?.attributes).toMatchObject({ 'error.type': 'DrizzleQueryError' });
    expect(JSON.stringify([statement?.attributes, statement?.events, statement?.status])).not.toContain('lia@');
  });

  it('is named in the lines of the log [REL-7]', async () => {
    await server.send(newsList, {}, { headers: { traceparent } });
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ trace: traceId, path: pathOf(newsList) }]);
  });

  it('has no span for a statement outside of a call', async () => {
    await traceDatabase(server.database).contentVersion();
    expect(spans()).toEqual([]);
  });
});
