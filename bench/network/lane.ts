import { createWindow, PACKET, type Queue } from './line';

interface Step {
  readonly time: number;
  readonly action: () => void;
}

/** Creates a schedule that runs steps at their times with one timer. Steps must be added in the order of their times. */
const createSchedule = () => {
  const steps: Step[] = [];
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    timer = undefined;
    // Timers fire up to a millisecond early.
    for (let next = steps[0]; next && next.time <= performance.now() + 0.5; next = steps[0]) {
      steps.shift();
      next.action();
    }
    const [next] = steps;
    if (next && !timer) timer = setTimeout(run, Math.max(0, next.time - performance.now()));
  };
  return (time: number, action: () => void): void => {
    steps.push({ time, action });
    timer ??= setTimeout(run, Math.max(0, time - performance.now()));
  };
};

/** Bytes that an operating system accepts from a program before they are sent. */
const SEND_BUFFER = 64 * 1024;

/** Creates one direction of a connection over a shared queue. Each packet arrives half a round trip after it has left the queue. */
export const createLane = (
  queue: Queue,
  roundTrip: number,
  to: { readonly deliver: (bytes: Buffer) => void; readonly end: () => void },
) => {
  const packets: Buffer[] = [];
  const acceptCallbacks: (() => void)[] = [];
  const window = createWindow();
  const arrivals = createSchedule();
  const acknowledgements = createSchedule();
  let buffered = 0;
  let lastArrival = 0;
  let endState: 'not yet' | 'after its packets' | 'ended' = 'not yet';

  const next = (): void => {
    for (let packet = packets[0]; packet && window.hasRoom(packet.length); [packet] = packets) {
      const bytes = packet;
      packets.shift();
      buffered -= bytes.length;
      window.markSent(bytes.length);
      lastArrival = queue(performance.now(), bytes.length) + roundTrip / 2;
      arrivals(lastArrival, () => to.deliver(bytes));
      acknowledgements(lastArrival + roundTrip / 2, () => {
        window.markAcknowledged(bytes.length);
        next();
      });
    }
    if (endState === 'after its packets' && packets.length === 0) {
      endState = 'ended';
      arrivals(Math.max(lastArrival, performance.now() + roundTrip / 2), to.end);
    }
    if (buffered <= SEND_BUFFER) for (const onAccepted of acceptCallbacks.splice(0)) onAccepted();
  };

  return {
    /** Calls `onAccepted` once the system accepts more bytes. */
    send: (bytes: Buffer, onAccepted: () => void): void => {
      for (let from = 0; from < bytes.length; from += PACKET) packets.push(bytes.subarray(from, from + PACKET));
      buffered += bytes.length;
      acceptCallbacks.push(onAccepted);
      next();
    },
    end: (): void => {
      endState = 'after its packets';
      next();
    },
  };
};
