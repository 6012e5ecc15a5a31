import { get } from 'node:http';
import { visitorsCall } from './call';
import { underAttack, type Attack } from './underAttack';

// One client asks for pages that are not kept, all at once: `npm run attack-pages -w @caravan/bench [-- requests]`.

const REQUESTS = Number(process.argv[2] ?? 1500);
const ROUNDS = 3;

/** The status of an answer; nothing is unpacked, since this process measures, too. */
const statusOf = (address: string): Promise<string> =>
  new Promise((resolve) => {
    get(address, { agent: false, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().once('close', () => resolve(String(answer.statusCode)));
    }).once('error', () => resolve('no answer'));
  });

/** Statuses by how often they came. */
const ask = async (addresses: readonly string[]): Promise<string> => {
  const statuses = new Map<string, number>();
  const all = await Promise.all(addresses.map(statusOf));
  for (const status of all) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
};

const attack = (name: string, addressOf: (number: number) => string): Attack => ({
  name,
  call: visitorsCall,
  run: async ({ attacked }) => {
    const all = Array.from({ length: REQUESTS }, (_, number) => attacked + addressOf(number));
    for (let round = 1; round <= ROUNDS; round += 1) process.stdout.write(`  ${await ask(all)}\n`);
  },
});

await underAttack([
  attack('parameters that nobody reads', (number) => `/home?x=${number}`),
  attack('parameters that a page reads', (number) => `/cars?keyword=${number}`),
  attack('addresses that nobody owns', (number) => `/nowhere/${number}`),
]);
