import { get } from 'node:http';

// Asks for pages all at once, in a process of its own: who measures is not to be the victim. Prints what came back.

const [address = '', count = '1'] = process.argv.slice(2);

/** The status of an answer; nothing is unpacked. */
const statusOf = (url: string): Promise<string> =>
  new Promise((resolve) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().once('close', () => resolve(String(answer.statusCode)));
    }).once('error', () => resolve('no answer'));
  });

const statuses = new Map<string, number>();
const all = await Promise.all(Array.from({ length: Number(count) }, (_, number) => statusOf(address + number)));
for (const status of all) statuses.set(status, (statuses.get(status) ?? 0) + 1);
process.stdout.write([...statuses].map(([status, times]) => `${times} × ${status}`).join(', '));
