import type { EventEmitter } from 'node:events';
import type { TLSSocket } from 'node:tls';

/** Most bytes of one TLS record, which a browser reads when all of it is there: OpenSSL's 16 KB hold a page back for a round trip of their own. */
const RECORD = 4096;

/** Lets browsers read what a server over TLS sends as it comes. */
export const sendShortRecords = (server: EventEmitter): void => {
  server.on('secureConnection', (socket: TLSSocket) => void socket.setMaxSendFragment(RECORD));
};
