import { lazy, Suspense, useLayoutEffect, useState, type ComponentType, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useSite, type HeldPresses } from '../site';

/** A part of a page whose code is loaded after the page. `prepare` loads it earlier. */
export interface LazyPart<Props> {
  (props: Props): ReactElement;
  readonly prepare: () => Promise<unknown>;
}

export type LazyParts = readonly Pick<LazyPart<never>, 'prepare'>[];

/** Loads parts. A part whose load fails shows that itself. */
export const prepareParts = (parts: LazyParts): Promise<unknown> =>
  Promise.allSettled(parts.map(({ prepare }) => prepare()));

const withReplay = <Props extends object>(View: ComponentType<Props>) =>
  function ReplayingView({
    props,
    held,
  }: {
    readonly props: Props;
    readonly held?: HeldPresses | undefined;
  }): ReactElement {
    // A layout effect, as React replays the event that triggered hydration itself.
    useLayoutEffect(() => held?.take(), [held]);
    return <View {...props} />;
  };

/**
 * Creates a part that hydrates after the page. The server renders it, and events before its hydration are replayed. A page
 * lists it in `lazyParts`: its code is then loaded before a navigation shows the page.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let known: ReturnType<typeof withReplay<Props>> | undefined;
  const prepare = async () => (known ??= withReplay(await load()));
  // The server loads it with its page, so that styles have the same order whichever page is rendered first.
  if (typeof document === 'undefined') prepare().catch(() => undefined);
  const Loading = lazy(async () => ({ default: await prepare() }));
  const LazyView = (props: Props) => {
    const { holdPresses } = useSite();
    const [{ Part, held }] = useState(() => (known ? { Part: known } : { Part: Loading, held: holdPresses?.() }));
    return (
      <Frame ref={held?.note}>
        <Suspense fallback={null}>
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
