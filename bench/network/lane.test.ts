import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { createLane } from './lane';
import { createQueue } from './line';

const bytes = (size: number): Buffer => Buffer.from(Array.from({ length: size }, (_, index) => index % 251));

describe('a lane', () => {
  it('delivers all bytes in order before the end', async () => {
    const out = new PassThrough();
    const lane = createLane(createQueue(80_000), 4, { deliver: (each) => void out.write(each), end: () => out.end() });
    lane.send(bytes(50_000), () => undefined);
    lane.send(bytes(3), () => undefined);
    lane.end();
    const parts: Buffer[] = [];
    out.on('data', (part: Buffer) => parts.push(part));
    await once(out, 'end');
    expect(Buffer.concat(parts).equals(Buffer.concat([bytes(50_000), bytes(3)]))).toBe(true);
  });

  it('accepts no more bytes than a system buffers', async () => {
    const order: string[] = [];
    const ended = new Promise<void>((resolve) => {
      const lane = createLane(createQueue(80_000), 4, { deliver: () => void order.push('arrived'), end: resolve });
      lane.send(bytes(10_000), () => order.push('small taken'));
      lane.send(bytes(100_000), () => order.push('large taken'));
      lane.end();
    });
    await ended;
    expect(order.indexOf('small taken')).toBe(0);
    expect(order.indexOf('large taken')).toBeGreaterThan(order.indexOf('arrived'));
  });
});
