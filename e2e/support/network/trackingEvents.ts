import { trackSend, type EventType, type TrackEvent } from '@caravan/shared/contracts/calls';
import { isObject } from '../../../shell/universal/isObject';
import type { FaultProxy } from './faultProxy';
import { until } from '../until';

/** The path of tracking requests. */
const TRACKING = /^\/tech\/track\/send$/;

/** An event's type, and its values without version, source and times. */
export type EventSummary = readonly [type: EventType, said: Readonly<Record<string, unknown>>];

/** Events that browsers sent through a proxy, in order of arrival. */
export interface TrackedEvents {
  readonly events: () => readonly TrackEvent[];
  /** Waits for `count` new events. Returns the events since its last call. */
  readonly next: (count: number) => Promise<readonly EventSummary[]>;
}

const objectOf = (json: string): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(json);
  if (!isObject(value)) throw new Error(`not a JSON object: ${json}`);
  return value;
};

/** Parses an event. Throws if the call would refuse it. */
const eventOf = (body: string): TrackEvent => {
  const outcome = trackSend.parameter['~standard'].validate(objectOf(body)['parameter']);
  if (outcome instanceof Promise || outcome.issues) throw new Error(`the call refuses this event: ${body}`);
  return outcome.value;
};

/** Returns the values of an event. */
export const extraOf = ({ extra }: TrackEvent): Readonly<Record<string, unknown>> => objectOf(extra);

const TIMES = ['inTime', 'outTime', 'stayTime'];

const summarize = (event: TrackEvent): EventSummary => [
  event.eventType,
  Object.fromEntries(
    Object.entries(extraOf(event)).filter(([name]) => ![...TIMES, 'version', 'source'].includes(name)),
  ),
];

/** Records the events that a proxy passes on. Reading them throws if the call would refuse one. */
export const followTracking = (proxy: FaultProxy): TrackedEvents => {
  let eventCount = 0;
  const bodies = (): readonly string[] =>
    // Leaves out bodies that have not arrived completely.
    proxy.requests.flatMap(({ path, body }) => (TRACKING.test(path) && body().endsWith('}') ? [body()] : []));
  const events = (): readonly TrackEvent[] => bodies().map(eventOf);
  return {
    events,
    next: async (count) => {
      // At the timeout the caller compares the events, which names the missing ones.
      await until(async () => events().length >= eventCount + count).catch(() => undefined);
      const newEvents = events().slice(eventCount);
      eventCount += newEvents.length;
      return newEvents.map(summarize);
    },
  };
};

/** A step of a visit, and all events that it causes, in any order. */
interface Step {
  readonly name: string;
  readonly act: () => Promise<unknown>;
  readonly expectedEvents: readonly EventSummary[];
}

const sortedTexts = (events: readonly EventSummary[]): string[] =>
  events.map((event) => JSON.stringify(event)).toSorted();

/** Runs the steps and compares their events. Additional or late events of a step fail the next one. */
export const expectEvents = async (tracked: TrackedEvents, steps: readonly Step[]): Promise<void> => {
  for (const { name, act, expectedEvents } of steps) {
    await act();
    expect([name, ...sortedTexts(await tracked.next(expectedEvents.length))]).toEqual([
      name,
      ...sortedTexts(expectedEvents),
    ]);
  }
};
