import { listen } from '../api/src/testing/accounts';
import { allCalls, type KnownCall } from '../api/src/testing/allCalls';
import { envelopeOf } from '../api/src/testing/client';
import { startTestServer } from '../api/src/testing/server';
import { pathOf } from '../shared/contracts/calls';
import { median } from './figures/statistics';
import { say } from './site';

// Measures the time of an answer to each call of the contracts, on demo data and one at a time:
// `npm run calls -w @caravan/bench [-- calls of each]`

const count = Number(process.argv[2] ?? 200);
const server = await startTestServer({ isSeeded: true }, { VALIDATE_ANSWERS: '0', RATE_LIMIT: '100000000' });
const base = await listen(server);

const measureCall = async ({ name, call, example }: KnownCall): Promise<number[]> => {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const prepared = await example.prepare?.(server);
    const parameter = { ...example.parameter, ...prepared?.parameter };
    const body = JSON.stringify(envelopeOf(parameter, { token: prepared?.token ?? '' }));
    const startedAt = performance.now();
    const answer = await (await fetch(base + pathOf(call), { method: 'POST', body })).text();
    times.push(performance.now() - startedAt);
    if (!answer.startsWith('{"success":true')) throw new Error(`${name}: ${answer.slice(0, 300)}`);
  }
  return times;
};

say(`median of ${count} calls, ms`);
for (const knownCall of allCalls) {
  const time = await measureCall(knownCall).then(
    (times) => median(times).toFixed(1),
    (error: unknown) => `failed: ${String(error)}`,
  );
  say(`${time.padStart(7)}  ${knownCall.call.path}`);
}
await server.close();
