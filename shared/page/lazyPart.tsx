import {
  lazy,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
} from 'react';
import { styled } from 'styled-components';
import { Fetched, useSite, type EventQueue } from '../site';

/** A part of a page whose code is loaded after the page. `prepare` loads it earlier. */
export interface LazyPart<Props> {
  (props: Props): ReactElement;
  readonly prepare: () => Promise<unknown>;
}

export type LazyParts = readonly Pick<LazyPart<never>, 'prepare'>[];

interface LazyOptions<Props> {
  /** Shown while the code loads. Default: nothing. */
  readonly Fallback?: ComponentType<Props>;
  /** Shows no message with a retry if the code does not arrive. */
  readonly isOptional?: boolean;
}

/** Loads parts. Ignores failures, which the parts show when they render. */
export const prepareParts = (parts: LazyParts): Promise<unknown> =>
  Promise.allSettled(parts.map(({ prepare }) => prepare()));

const withReplay = <Props extends object>(View: ComponentType<Props>) =>
  function ReplayingView({
    props,
    queue,
  }: {
    readonly props: Props;
    readonly queue?: EventQueue | undefined;
  }): ReactElement {
    // A layout effect, as React replays the event that triggered hydration itself.
    useLayoutEffect(() => queue?.take(), [queue]);
    return <View {...props} />;
  };

/** Returns whether a file did not arrive. A removed file and an error of the code concern the whole slot. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'kind' in error && (error.kind === 'network' || error.kind === 'timeout');

/** Loads the code of a part, and again after each failure of the connection. */
const createArrival = <View,>(prepare: () => Promise<View>) => {
  let state: 'loading' | 'failed' | 'arrived' = 'loading';
  const listeners = new Set<() => void>();
  const change = (next: typeof state): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  let load = async (): Promise<void> => undefined;
  const arrived = new Promise<{ readonly default: View }>((resolve, reject) => {
    load = async () => {
      try {
        resolve({ default: await prepare() });
        if (state === 'failed') change('arrived');
      } catch (error) {
        if (isUnreachable(error)) change('failed');
        else reject(error);
      }
    };
  });
  return {
    load,
    begin: (): typeof arrived => {
      void load();
      return arrived;
    },
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

type Arrival = Pick<ReturnType<typeof createArrival>, 'load' | 'state' | 'subscribe'>;

/**
 * A message with a retry while the code of a part does not arrive. It holds the state, because React drops the server's HTML of a part
 * that renders again before its code is there.
 */
const MissingNotice = ({ load, state, subscribe }: Arrival): ReactElement | null => {
  const { words } = useSite();
  const [isFetching, setFetching] = useState(false);
  const now = useSyncExternalStore(subscribe, state, () => 'loading');
  if (now === 'loading') return null;
  const refetch = async (): Promise<void> => {
    setFetching(true);
    await load();
    setFetching(false);
  };
  const data = now === 'arrived' || undefined;
  return (
    <Fetched
      query={{ data, error: undefined, isError: !data, isFetching, refetch }}
      skeleton={null}
      failure={words.unavailable}
    >
      {() => null}
    </Fetched>
  );
};

/**
 * Creates a part that hydrates after the page. The server renders it, and events before its hydration are replayed. A page
 * lists it in `lazyParts`: its code is then loaded before a navigation shows the page.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Fallback, isOptional = false }: LazyOptions<Props> = {},
): LazyPart<Props> => {
  let loaded: ReturnType<typeof withReplay<Props>> | undefined;
  const prepare = async () => (loaded ??= withReplay(await load()));
  // The server loads it with its page, so that styles have the same order whichever page is rendered first.
  if (typeof document === 'undefined') prepare().catch(() => undefined);
  const LazyView = (props: Props) => {
    const { holdPresses } = useSite();
    const [{ Part, queue, arrival }] = useState(() => {
      if (loaded) return { Part: loaded };
      const loading = createArrival(prepare);
      return { Part: lazy(loading.begin), queue: holdPresses?.(), arrival: loading };
    });
    return (
      <Frame ref={queue?.note}>
        {arrival && !isOptional && <MissingNotice {...arrival} />}
        <Suspense fallback={Fallback && <Fallback {...props} />}>
          <Part props={props} queue={queue} />
        </Suspense>
      </Frame>
    );
  };
  return Object.assign(LazyView, { prepare });
};

const Frame = styled.div`
  display: contents;
`;
