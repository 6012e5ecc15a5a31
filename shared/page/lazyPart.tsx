import { lazy, Suspense, useLayoutEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Fetched, useSite, type HeldPresses } from '../site';

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

/** Loads parts. A part whose load fails shows that itself. */
export const prepareParts = (parts: LazyParts): Promise<unknown> =>
  Promise.allSettled(parts.map(({ prepare }) => prepare()));

interface Given<Props> {
  readonly props: Props;
  readonly held?: HeldPresses | undefined;
}

const withReplay = <Props extends object>(View: ComponentType<Props>) =>
  function ReplayingView({ props, held }: Given<Props>): ReactElement {
    // A layout effect, as React replays the event that triggered hydration itself.
    useLayoutEffect(() => held?.take(), [held]);
    return <View {...props} />;
  };

/** Whether a file did not arrive. A removed file and an error of the code concern the whole slot. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'kind' in error && (error.kind === 'network' || error.kind === 'timeout');

/** A part that did not arrive: a message with a retry above the server's HTML, then the part. */
const withRetry = <Props extends object>(
  load: () => Promise<ComponentType<Given<Props>>>,
  html: string,
  isOptional: boolean,
) =>
  function MissingPart(given: Given<Props>): ReactElement {
    const { words } = useSite();
    const [{ data, isFetching = false }, setState] = useState<{
      data?: ComponentType<Given<Props>>;
      isFetching?: boolean;
    }>({});
    const refetch = async (): Promise<void> => {
      setState({ isFetching: true });
      setState(
        await load().then(
          (View) => ({ data: View }),
          () => ({}),
        ),
      );
    };
    const query = { data, error: undefined, isError: !data, isFetching, refetch };
    return (
      <>
        {!isOptional && (
          <Fetched query={query} skeleton={null} failure={words.unavailable}>
            {(View) => <View {...given} />}
          </Fetched>
        )}
        {/* oxlint-disable-next-line react/no-danger -- the server's own HTML */}
        {!data && <Frame dangerouslySetInnerHTML={{ __html: html }} />}
      </>
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
  let known: ComponentType<Given<Props>> | undefined;
  const prepare = async () => (known ??= withReplay(await load()));
  // The server loads it with its page, so that styles have the same order whichever page is rendered first.
  if (typeof document === 'undefined') prepare().catch(() => undefined);
  const LazyView = (props: Props) => {
    const { holdPresses } = useSite();
    const frame = useRef<HTMLDivElement>(null);
    const [{ Part, held }] = useState(() => {
      if (known) return { Part: known };
      const loadPart = () =>
        prepare().catch((error: unknown) => {
          if (!isUnreachable(error)) throw error;
          // In the server's HTML the first node is a comment of React.
          const html = frame.current?.firstChild instanceof Comment ? frame.current.innerHTML : '';
          return withRetry(prepare, html, isOptional);
        });
      return { Part: lazy(async () => ({ default: await loadPart() })), held: holdPresses?.() };
    });
    useLayoutEffect(() => held?.note(frame.current), [held]);
    return (
      <Frame ref={frame}>
        <Suspense fallback={Fallback && <Fallback {...props} />}>
          <Part props={props} held={held} />
        </Suspense>
      </Frame>
    );
  };
  return Object.assign(LazyView, { prepare });
};

const Frame = styled.div`
  display: contents;
`;
