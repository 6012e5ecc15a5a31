import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { visitorsCall } from './call';
import { underAttack, type Attack } from './underAttack';

// Connections that are held and hardly used: `npm run attack-slow -w @caravan/bench [-- seconds]`.

const SECONDS = Number(process.argv[2] ?? 20);

/** Opens so many connections, each of which begins with `head` and drips what follows. */
const hold = async (origin: string, count: number, head: string): Promise<void> => {
  const { hostname, port } = new URL(origin);
  let ended = 0;
  const sockets: Socket[] = [];
  for (let number = 0; number < count; number += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('close', () => (ended += 1));
    // What is said before the end is read: else the end would go unnoticed.
    socket.resume();
    socket.write(head);
    sockets.push(socket);
    // This process measures, too: it is not to be its own victim.
    if (number % 100 === 99) await delay(20);
  }
  for (let second = 0; second < SECONDS; second += 1) {
    await delay(1000);
    if (head.endsWith('\r\n\r\n'))
      for (const socket of sockets) if (socket.writable) socket.write('x', () => undefined);
  }
  process.stdout.write(`  ${ended} of ${count} were ended\n`);
  for (const socket of sockets) socket.destroy();
};

const sending = (line: string): string => `${line} HTTP/1.1\r\nhost: a\r\ncontent-length: 5000\r\n\r\n`;
const attack = (name: string, count: number, head: string, of: 'attacked' | 'apiOrigin' = 'attacked'): Attack => ({
  name,
  call: visitorsCall,
  run: (site) => hold(site[of], count, head),
});

await underAttack([
  attack('200 bodies of calls, a byte a second', 200, sending('POST /tech/public/sendEmailCode')),
  attack('200 unsigned uploads, a byte a second', 200, sending('PUT /uploads/images/a.png')),
  attack('3000 connections at rest', 3000, ''),
  attack('3000 half heads', 3000, 'GET /home HTTP/1.1\r\nhost: a\r\n'),
  attack('3000 half heads to the API', 3000, 'GET /health HTTP/1.1\r\nhost: a\r\n', 'apiOrigin'),
]);
