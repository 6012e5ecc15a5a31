import { trackSend, type EventType, type TrackEvent } from '@caravan/shared/contracts/calls';
import { isObject } from '../../../shell/universal/isObject';
import type { FaultProxy } from './faultProxy';
import { until } from '../until';

/** Requests of tracking, by their path. */
export const TRACKING = /^\/tech\/track\/send$/;

/** Summary of an event: its type, and its values besides version, source and times. */
export type EventSummary = readonly [type: EventType, said: Readonly<Record<string, unknown>>];

/** Events that browsers sent through a proxy, in the order that they came in. */
export interface TrackedEvents {
  readonly events: () => readonly TrackEvent[];
  /** The events since the last time it was asked, in short; waits for so many, 20 s at most. */
  readonly next: (count: number) => Promise<readonly EventSummary[]>;
  /** Every answer of the API to an event, as text. */
  readonly answers: readonly string[];
}

const objectOf = (json: string): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(json);
  if (!isObject(value)) throw new Error(`no object: ${json}`);
  return value;
};

/** An event as the call takes it; fails where it does not. */
const eventOf = (body: string): TrackEvent => {
  const outcome = trackSend.parameter['~standard'].validate(objectOf(body)['parameter']);
  if (outcome instanceof Promise || outcome.issues) throw new Error(`no event: ${body}`);
  return outcome.value;
};

/** The values of an event. */
export const extraOf = ({ extra }: TrackEvent): Readonly<Record<string, unknown>> => objectOf(extra);

const TIMES = ['inTime', 'outTime', 'stayTime'];

const summarize = (event: TrackEvent): EventSummary => [
  event.eventType,
  Object.fromEntries(
    Object.entries(extraOf(event)).filter(([name]) => ![...TIMES, 'version', 'source'].includes(name)),
  ),
];

/** Records events that pass a proxy on their way to the tracking host. Throws for an event that the call does not accept. */
export const followTracking = (proxy: FaultProxy): TrackedEvents => {
  const answers: string[] = [];
  proxy.setFault(TRACKING, {
    change: (body) => {
      answers.push(body.toString());
      return body;
    },
  });
  let eventCount = 0;
  const bodies = (): readonly string[] =>
    // A body that is still under way does not end yet.
    proxy.requests.flatMap(({ path, body }) => (TRACKING.test(path) && body().endsWith('}') ? [body()] : []));
  const events = (): readonly TrackEvent[] => bodies().map(eventOf);
  return {
    events,
    answers,
    next: async (count) => {
      // The comparison in the test names missing events.
      await until(async () => events().length >= eventCount + count).catch(() => undefined);
      const newEvents = events().slice(eventCount);
      eventCount += newEvents.length;
      return newEvents.map(summarize);
    },
  };
};

/** One step of a visit, and every event that it causes, in whatever order they arrive. */
interface Step {
  readonly name: string;
  readonly act: () => Promise<unknown>;
  readonly expectedEvents: readonly EventSummary[];
}

const sortedTexts = (events: readonly EventSummary[]): string[] =>
  events.map((event) => JSON.stringify(event)).toSorted();

/** Takes the steps and compares their events. Superfluous or late events of a step fail the next one. */
export const expectEvents = async (tracked: TrackedEvents, steps: readonly Step[]): Promise<void> => {
  for (const { name, act, expectedEvents } of steps) {
    await act();
    expect([name, ...sortedTexts(await tracked.next(expectedEvents.length))]).toEqual([
      name,
      ...sortedTexts(expectedEvents),
    ]);
  }
};
