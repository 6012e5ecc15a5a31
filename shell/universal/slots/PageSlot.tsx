import { useEffect, useState, type ReactElement } from 'react';
import { isSameSlot, slotKey, type Slot } from '@caravan/shared/contracts';
import { asSent } from './asSent';
import { SlotFailure } from './SlotFailure';
import { SlotSkeleton } from './SlotSkeleton';
import { useRouting } from '../router/RouterView';
import { keepTyped, SlotBoundary } from './SlotBoundary';
import { useShell } from '../services/ShellContext';
import { useHydrated } from '@caravan/shared/ui';
import { useSlot } from './useSlot';

const SlotContent = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const { sections } = useShell();
  const state = useSlot(slot);
  const { revalidate } = useRouting();

  if (state.status === 'ready' && 'page' in state.part) {
    const { Component } = state.part.page;
    return (
      <SlotBoundary key={slotKey(slot)} slot={slotKey(slot)} onError={(error) => sections.fail(slot, error)}>
        <Component />
      </SlotBoundary>
    );
  }
  if (state.status !== 'failed') return <SlotSkeleton />;
  return (
    <SlotFailure
      kind={state.error.kind}
      onRetry={() => void sections.retry(slot).then(({ status }) => (status === 'ready' ? revalidate() : undefined))}
    />
  );
};

/** A page that the server left out: while the browser takes the place over it shows the server's skeleton, as its HTML does. */
const LeftOut = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const { owned } = useRouting();
  if (useHydrated()) return <SlotContent slot={slot} />;
  // No browser draws what is missing in a frame; its program loads the page again.
  return owned?.route.framed ? <SlotFailure kind="missing" onRetry={() => undefined} /> : <SlotSkeleton />;
};

/** A page whose code is late, or cannot be had: what the server sent can be read until it is known which, and what was typed there stays. */
const Awaited = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const { sections } = useShell();
  const isHydrated = useHydrated();
  const { status } = useSlot(slot);
  const [isHeld, setHeld] = useState(!isHydrated);
  useEffect(() => (isHeld ? sections.subscribe(() => keepTyped(slotKey(slot))) : undefined), [isHeld, sections, slot]);
  if (isHeld && isHydrated && (status === 'ready' || status === 'failed')) setHeld(false);
  if (isHeld) return <div data-slot={slotKey(slot)} {...asSent} />;
  return (
    <div data-slot={slotKey(slot)}>
      <SlotContent slot={slot} />
    </div>
  );
};

/** The place of a remote's page. Only one without a page asks whether hydration is over, since who asks is drawn twice. */
export const PageSlot = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const { sections } = useShell();
  const isLeftOut = sections.manifest.leftOut.some((left) => isSameSlot(left, slot));
  const [isFilled] = useState(() => !isLeftOut && sections.state(slot).status === 'ready');
  if (!isFilled && !isLeftOut) return <Awaited slot={slot} />;
  return <div data-slot={slotKey(slot)}>{isFilled ? <SlotContent slot={slot} /> : <LeftOut slot={slot} />}</div>;
};
