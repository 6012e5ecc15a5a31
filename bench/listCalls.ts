import autocannon from 'autocannon';
import { allCalls, type KnownCall } from '../api/src/testing/allCalls';
import { envelopeOf } from '../api/src/testing/client';
import { findPostgres, startPostgres } from '../api/src/testing/postgresServer';
import { pathOf } from '../shared/contracts/calls';
import { say } from './site';

const names = new Set([
  'usedCarPage',
  'getFinderVehicles',
  'rankList',
  'newsList',
  'hotBrandList',
  'vehicleTops',
  'saleAnalysis',
  'getFinderTops',
  'getFinderBrandsV2',
  'getFinderFriendship',
]);

/** The calls for lists that every visitor makes. */
export const listCalls = allCalls.filter(({ name }) => names.has(name));

/** Makes calls in turn over several connections. Throws unless all are answered. */
export const makeCalls = async (
  base: string,
  calls: readonly KnownCall[],
  load: { readonly connections: number; readonly amount?: number; readonly duration?: number },
): Promise<autocannon.Result> => {
  const result = await autocannon({
    ...load,
    url: base,
    requests: calls.map(({ call, example }) => ({
      method: 'POST' as const,
      path: pathOf(call),
      headers: { 'content-type': 'application/json' },
      // Signs each request, with its own id and time.
      setupRequest: (request) => ({ ...request, body: JSON.stringify(envelopeOf(example.parameter)) }),
    })),
    verifyBody: (body) => String(body).startsWith('{"success":true'),
  });
  const { mismatches, non2xx, errors, timeouts } = result;
  const failed = mismatches + non2xx + errors + timeouts;
  if (failed > 0) throw new Error(`${calls.map(({ name }) => name).join(', ')}: ${failed} requests failed`);
  return result;
};

/** Returns the processor time and the memory of an API. */
export const apiFigures = async (base: string): Promise<{ processorMs: number; megabytes: number }> => {
  const text = await (await fetch(`${base}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    processorMs: figure('process_cpu_seconds_total') * 1000,
    megabytes: figure('process_resident_memory_bytes') / 1024 / 1024,
  };
};

/** Measures on PGlite, and on a PostgreSQL server of its own if its programs are installed. */
export const onBothEngines = async (
  measure: (engine: string, env: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> => {
  await measure('PGlite', {});
  const programs = findPostgres();
  if (programs === undefined) return say('PostgreSQL: skipped, its programs are not installed');
  const server = await startPostgres(programs, { isDurable: true });
  try {
    await measure('PostgreSQL', { DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
};
