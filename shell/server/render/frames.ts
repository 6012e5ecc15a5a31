import type { Readable } from 'node:stream';

/** Bytes of the head of a frame: the length of the rest, and the length of the JSON in it, both as 32-bit integers. */
const HEAD_BYTES = 8;
const NO_BODY = Buffer.alloc(0);

/** Encodes a message as one frame: its head, the message as JSON, and `body` as it is. */
export const encodeFrame = (message: object, body: Uint8Array = NO_BODY): Buffer => {
  const json = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(json.length + body.length);
  head.writeUInt32LE(json.length, 4);
  return Buffer.concat([head, json, body]);
};

export interface FrameReader {
  /** Bytes that a frame may have. A larger one is invalid before it is read. */
  readonly maxBytes: number;
  /** `byteCount`: of the message and its body. */
  readonly onFrame: (message: unknown, bodyStart: Buffer, byteCount: number) => void;
  /** Called if the bytes are not a frame. Nothing more is read. */
  readonly onInvalid: (reason: string) => void;
}

/** Reads frames from a stream. */
export const readFrames = (stream: Readable, { maxBytes, onFrame, onInvalid }: FrameReader): void => {
  let chunks: Buffer[] = [];
  let bufferedBytes = 0;
  /** Bytes that the next step needs: a head, then the rest of its frame. */
  let neededBytes = HEAD_BYTES;

  const rejectStream = (reason: string): void => {
    stream.off('data', readChunk);
    stream.resume();
    onInvalid(reason);
  };

  /** Reads one frame; false if it is not complete yet or invalid. */
  const readFrame = (): boolean => {
    if (bufferedBytes < neededBytes) return false;
    const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    chunks = [bytes];
    const [restLength, jsonLength] = [bytes.readUInt32LE(0), bytes.readUInt32LE(4)];
    if (restLength > maxBytes || jsonLength > restLength) {
      rejectStream(`a frame of ${restLength} bytes, at most ${maxBytes} are allowed`);
      return false;
    }
    const end = HEAD_BYTES + restLength;
    neededBytes = end;
    if (bufferedBytes < end) return false;
    const body = HEAD_BYTES + jsonLength;
    let message: unknown;
    try {
      message = JSON.parse(bytes.toString('utf8', HEAD_BYTES, body));
    } catch {
      rejectStream('a frame that is no JSON');
      return false;
    }
    chunks = end < bufferedBytes ? [bytes.subarray(end)] : [];
    bufferedBytes -= end;
    neededBytes = HEAD_BYTES;
    onFrame(message, bytes.subarray(body, end), restLength);
    return true;
  };

  const readChunk = (chunk: Buffer): void => {
    chunks.push(chunk);
    bufferedBytes += chunk.length;
    while (readFrame());
  };
  stream.on('data', readChunk);
};
