/** A line to the site: round trip in milliseconds, rates each way in kbit/s. */
export interface Line {
  readonly roundTrip: number;
  readonly down: number;
  readonly up: number;
}

/** Returns the milliseconds that a line takes to send bytes. */
export const sendingTime = (bytes: number, kilobits: number): number => (bytes * 8) / kilobits;

/** One direction of a line, shared by all connections. Returns when bytes that arrive at `now` have left it. */
export type Queue = (now: number, bytes: number) => number;

/** Creates an empty queue. Bytes of all connections leave in the order in which they arrive. */
export const createQueue = (kilobits: number): Queue => {
  let freeAt = 0;
  return (now, bytes) => {
    freeAt = Math.max(now, freeAt) + sendingTime(bytes, kilobits);
    return freeAt;
  };
};

/** Bytes of a packet, initial bytes of the congestion window (ten packets), and its maximum. */
export const PACKET = 1460;
const FIRST_WINDOW = 10 * PACKET;
const LARGEST_WINDOW = 64 * 1024;

/**
 * Creates the congestion window of a new TCP connection, on a line without losses: the bytes that may be on the way. It doubles with
 * every round trip (slow start).
 */
export const createWindow = () => {
  let size = FIRST_WINDOW;
  let onTheWay = 0;
  return {
    hasRoom: (bytes: number): boolean => onTheWay + bytes <= size,
    markSent: (bytes: number): void => {
      onTheWay += bytes;
    },
    markAcknowledged: (bytes: number): void => {
      onTheWay -= bytes;
      size = Math.min(size + bytes, LARGEST_WINDOW);
    },
  };
};

/** Returns the earliest time of a first paint: three round trips (TCP, TLS, HTTP) and the sending of the HTML. */
export const physicalLimit = ({ roundTrip, down }: Line, bytes: number): number =>
  3 * roundTrip + sendingTime(bytes, down);
