import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { networkOf } from './network';

/** Connections that a server holds at the same time. */
export interface ConnectionLimits {
  readonly all: number;
  /** Of one address; of IPv6 of one network of 64 bits. */
  readonly ofAddress: number;
  /** Whether one address brings many visitors, as a proxy does. Absent: this machine's own do. */
  readonly isShared?: (address: string) => boolean;
}

interface Held {
  readonly socket: Socket;
  readonly address: string;
  answering: number;
  isGone: boolean;
}

type Ends = Pick<Socket, 'remoteAddress' | 'remotePort'>;

/** Connections of HTTP/2 and TLS show themselves as other objects than the one that was accepted: its ends are the same. */
const nameOf = ({ remoteAddress, remotePort }: Ends): string => `${remoteAddress} ${remotePort}`;

/** This machine's own addresses: a proxy before the server brings all its visitors from there. */
const isThisMachine = (address: string): boolean => address.startsWith('127.') || address === networkOf('::1');

/**
 * Follows the connections of a server. Where there are too many, of one address or of all, the one ends that answers
 * nothing for longest; where all are busy, the newest. So idle connections keep no visitor out.
 */
export const holdConnections = (
  server: EventEmitter,
  { all, ofAddress, isShared = isThisMachine }: ConnectionLimits,
): { readonly settled: (milliseconds: number) => Promise<void> } => {
  /** By name, the one that was used last at the end. */
  const held = new Map<string, Held>();
  const ofAddresses = new Map<string, number>();
  let answering = 0;
  let onSettled = (): void => undefined;

  const endOne = (isMeant: (one: Held) => boolean): void => {
    let found: Held | undefined;
    for (const one of held.values()) {
      if (!isMeant(one)) continue;
      found = one;
      if (one.answering === 0) break;
    }
    found?.socket.destroy();
  };

  const end = (answers: number): void => {
    answering -= answers;
    if (answering === 0) onSettled();
  };

  const count = (address: string, more: 1 | -1): number => {
    const now = (ofAddresses.get(address) ?? 0) + more;
    if (now > 0) ofAddresses.set(address, now);
    else ofAddresses.delete(address);
    return now;
  };

  server.on('connection', (socket: Socket) => {
    const name = nameOf(socket);
    const one: Held = { socket, address: networkOf(socket.remoteAddress ?? ''), answering: 0, isGone: false };
    held.set(name, one);
    const own = count(one.address, 1);
    socket.once('close', () => {
      count(one.address, -1);
      // Answers that wait behind another one are forgotten without a word.
      one.isGone = true;
      end(one.answering);
      if (held.get(name) === one) held.delete(name);
    });
    if (own > ofAddress && !isShared(one.address)) endOne(({ address }) => address === one.address);
    else if (held.size > all) endOne(() => true);
  });

  server.on('request', (request: { readonly socket: Ends }, response: EventEmitter) => {
    const name = nameOf(request.socket);
    const one = held.get(name);
    answering += 1;
    if (one) one.answering += 1;
    response.once('close', () => {
      if (one?.isGone) return;
      end(1);
      if (!one) return;
      one.answering -= 1;
      if (held.get(name) !== one) return;
      held.delete(name);
      held.set(name, one);
    });
  });

  return {
    settled: (milliseconds) =>
      new Promise((resolve) => {
        if (answering === 0) return resolve();
        const timer = setTimeout(resolve, milliseconds);
        onSettled = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
};
