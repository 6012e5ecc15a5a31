import { createHash, randomUUID } from 'node:crypto';
import { createTransport, type Transport } from '@caravan/shared/store';
import { calls } from './calls';
import type { PageData, RecordedCall, RecordedPage } from './recordedPage';

// Built for the data functions of the other servers (loader, server component). Imports no React.

const createRandomId = (): string => randomUUID().replaceAll('-', '');

const transportOf = (api: string, { manifest }: RecordedPage): Transport =>
  createTransport({
    hosts: { main: api, car: api, tracking: api },
    names: manifest.names,
    headers: () => ({ lang: manifest.lang, currency: manifest.currency.toLowerCase(), 'access-token': '' }),
    token: () => '',
    timeZone: () => 'Asia/Tbilisi',
    traceId: createRandomId(),
    now: Date.now,
    newId: createRandomId,
    md5: (text) => createHash('md5').update(text).digest('hex'),
    fetch: (...sent) => fetch(...sent),
  });

const answerOf = async (transport: Transport, [remote, name, parameter]: RecordedCall): Promise<unknown> => {
  const call = calls[remote]?.[name];
  if (!call) throw new Error(`${remote} has no call ${name}`);
  const first = await transport.call(call, parameter);
  // The API may close a connection just when `fetch` uses it again. `fetch` does not repeat a POST.
  const outcome = 'error' in first ? await transport.call(call, parameter) : first;
  if ('error' in outcome) throw new Error(`${name}: ${JSON.stringify(outcome.error)}`);
  return outcome.data;
};

/** Makes all calls of a page at once. Returns their answers in the format of Caravan's server. */
export const loadPage = async (page: RecordedPage, api: string): Promise<PageData> => {
  const transport = transportOf(api, page);
  const answeredCalls = await Promise.all(
    page.calls.map(async (call) => [call, await answerOf(transport, call)] as const),
  );
  const state: Record<string, { readonly answers: unknown[] }> = {};
  for (const [[remote, name, ...parameter], answer] of answeredCalls) {
    const { answers } = (state[remote] ??= { answers: [] });
    answers.push([name, answer, ...parameter]);
  }
  const { address, title, manifest } = page;
  return { address, title, manifest, state };
};
