import { PassThrough } from 'node:stream';
import { encodeFrame, readFrames } from './frames';

const read = (maxBytes = 1000) => {
  const stream = new PassThrough();
  const frames: [unknown, string][] = [];
  const invalidReasons: string[] = [];
  readFrames(stream, {
    maxBytes,
    onFrame: (message, body) => frames.push([message, body.toString()]),
    onInvalid: (reason) => invalidReasons.push(reason),
  });
  const send = async (bytes: Buffer): Promise<void> => {
    stream.write(bytes);
    await new Promise(setImmediate);
  };
  return { send, frames, invalidReasons };
};

const headOf = (length: number, jsonLength: number): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(length);
  head.writeUInt32LE(jsonLength, 4);
  return head;
};

describe('frames', () => {
  it('are read however the stream is split', async () => {
    const { send, frames } = read();
    const bytes = Buffer.concat([encodeFrame({ a: 'ქ' }, Buffer.from('body')), encodeFrame({ b: 1 })]);
    for (const byte of bytes) await send(Buffer.of(byte));
    await send(bytes);
    const expectedFrames = [
      [{ a: 'ქ' }, 'body'],
      [{ b: 1 }, ''],
    ];
    expect(frames).toEqual([...expectedFrames, ...expectedFrames]);
  });

  it.each([
    ['is too long', headOf(1001, 2), 'a frame of 1001 bytes, at most 1000 are allowed'],
    ['has more JSON than bytes', headOf(2, 3), 'a frame of 2 bytes, at most 1000 are allowed'],
    ['holds no JSON', Buffer.concat([headOf(2, 2), Buffer.from('{]')]), 'a frame that is no JSON'],
  ])('are read no further after one that %s', async (_why, bytes, reason) => {
    const { send, frames, invalidReasons } = read();
    await send(Buffer.concat([bytes, encodeFrame({ later: true })]));
    await send(encodeFrame({ later: true }));
    expect([frames, invalidReasons]).toEqual([[], [reason]]);
  });
});
