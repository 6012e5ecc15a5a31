/** A line to the site: round trip in milliseconds, rates each way in kbit/s. */
export interface Line {
  readonly roundTrip: number;
  readonly down: number;
  readonly up: number;
}

/** Milliseconds that bytes take on a line. */
export const sendingTime = (bytes: number, kilobits: number): number => (bytes * 8) / kilobits;

/** One direction of a line, shared by all connections: says when bytes that are there at `now` have left it. */
export type Queue = (now: number, bytes: number) => number;

/** A queue that nothing waits in yet: what comes leaves after all that came before, whoever sent it. */
export const createQueue = (kilobits: number): Queue => {
  let freeAt = 0;
  return (now, bytes) => {
    freeAt = Math.max(now, freeAt) + sendingTime(bytes, kilobits);
    return freeAt;
  };
};

/** Bytes: one packet's worth, ten of which a server sends before it hears back; what it has on the way at most. */
export const PACKET = 1460;
const FIRST_WINDOW = 10 * PACKET;
const LARGEST_WINDOW = 64 * 1024;

/** What TCP lets a sender have on the way: it starts slowly, and doubles with every round trip. */
export interface Window {
  readonly takes: (bytes: number) => boolean;
  readonly sent: (bytes: number) => void;
  readonly acknowledged: (bytes: number) => void;
}

/** The window of a connection that was just made, on a line that loses nothing. */
export const createWindow = (): Window => {
  let size = FIRST_WINDOW;
  let onTheWay = 0;
  return {
    takes: (bytes) => onTheWay + bytes <= size,
    sent: (bytes) => {
      onTheWay += bytes;
    },
    acknowledged: (bytes) => {
      onTheWay -= bytes;
      size = Math.min(size + bytes, LARGEST_WINDOW);
    },
  };
};

/** Three round trips (TCP, TLS, HTTP) and the bytes of the HTML: no page can be drawn earlier than that. */
export const physicalLimit = ({ roundTrip, down }: Line, bytes: number): number =>
  3 * roundTrip + sendingTime(bytes, down);
