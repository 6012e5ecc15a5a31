// Builds frames of HTTP/2 (RFC 9113), because the client of Node sends only valid ones.

/** Returns the connection preface of a client with its SETTINGS frame, which sets the window of each stream. */
export const clientPreface = (windowBytes = 65_535): Buffer => {
  const setting = Buffer.alloc(6);
  setting.writeUInt16BE(4, 0);
  setting.writeUInt32BE(windowBytes, 2);
  return Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), frame(4, 0, 0, setting)]);
};

const frame = (type: number, flags: number, stream: number, payload: Buffer): Buffer => {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
};

/** Returns a header whose name has this index in HPACK's static table. */
const header = (index: number, value: string): Buffer =>
  Buffer.concat([Buffer.from([index, value.length]), Buffer.from(value)]);

/** Returns a GET request. The path has at most 127 characters. */
export const getFrame = (stream: number, path: string): Buffer => {
  const [methodGet, schemeHttps] = [0x82, 0x87];
  const fields = [Buffer.from([methodGet, schemeHttps]), header(4, path), header(1, 'localhost')];
  const [endStream, endHeaders] = [1, 4];
  return frame(1, endStream + endHeaders, stream, Buffer.concat(fields));
};

export const resetFrame = (stream: number): Buffer => frame(3, 0, stream, Buffer.from([0, 0, 0, 8]));

export const pingFrame = (): Buffer => frame(6, 0, 0, Buffer.alloc(8));

/** Stream ids of a client are odd. */
export const streamIds = (count: number, from = 1): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + 2 * index);
