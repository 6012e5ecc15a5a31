import { lazy, Suspense, useLayoutEffect, useState, type ComponentType, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useSite, type HeldPresses } from '../site';

/** A part of a page whose code comes after the page; `prepare` fetches it ahead. */
export interface LatePart<Props> {
  (props: Props): ReactElement;
  readonly prepare: () => Promise<unknown>;
}

export type LateParts = readonly Pick<LatePart<never>, 'prepare'>[];

/** Fetches parts ahead. One that cannot be had says so in its place. */
export const prepareParts = (parts: LateParts): Promise<unknown> =>
  Promise.allSettled(parts.map(({ prepare }) => prepare()));

/** The part once it is there. */
const taking = <Props extends object>(View: ComponentType<Props>) =>
  function Taken({ props, held }: { readonly props: Props; readonly held?: HeldPresses | undefined }): ReactElement {
    // A layout effect: a press that makes React take the part over is React's.
    useLayoutEffect(() => held?.take(), [held]);
    return <View {...props} />;
  };

/**
 * Makes a part that no first visit waits for: the server draws it, and the browser takes it over once its code is there, with the
 * presses that it got meanwhile. A page names it among its `late`, which are there before the page is shown in place of another.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> => {
  let known: ReturnType<typeof taking<Props>> | undefined;
  const prepare = async () => (known ??= taking(await load()));
  // A server runs it with its page: styles are to be defined in one order, whichever page is drawn first.
  if (typeof document === 'undefined') prepare().catch(() => undefined);
  const Waiting = lazy(async () => ({ default: await prepare() }));
  const Late = (props: Props): ReactElement => {
    const { holdPresses } = useSite();
    const [{ Part, held }] = useState(() => (known ? { Part: known } : { Part: Waiting, held: holdPresses?.() }));
    return (
      <Place ref={held?.note}>
        <Suspense fallback={null}>
          <Part props={props} held={held} />
        </Suspense>
      </Place>
    );
  };
  return Object.assign(Late, { prepare });
};

const Place = styled.div`
  display: contents;
`;
