import { useState, type ReactElement } from 'react';
import { isSameSlot, slotKey, type Slot } from '@caravan/shared/contracts';
import { SlotFailure } from './SlotFailure';
import { SlotSkeleton } from './SlotSkeleton';
import { useRouting } from '../router/RouterView';
import { SlotBoundary } from './SlotBoundary';
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

/** A place without a page: while the browser takes it over it shows what its HTML holds, the server's skeleton or nothing. */
const Unfilled = ({ slot, isLeftOut }: { readonly slot: Slot; readonly isLeftOut: boolean }): ReactElement | null => {
  const { owned } = useRouting();
  if (useHydrated()) return <SlotContent slot={slot} />;
  if (!isLeftOut) return null;
  // No browser draws what is missing in a frame; its program loads the page again.
  return owned?.route.framed ? <SlotFailure kind="missing" onRetry={() => undefined} /> : <SlotSkeleton />;
};

/** The place of a remote's page. Only one without a page asks whether hydration is over, since who asks is drawn twice. */
export const PageSlot = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const { sections } = useShell();
  const isLeftOut = sections.manifest.leftOut.some((left) => isSameSlot(left, slot));
  const [isFilled] = useState(() => !isLeftOut && sections.state(slot).status === 'ready');
  return (
    <div data-slot={slotKey(slot)}>
      {isFilled ? <SlotContent slot={slot} /> : <Unfilled slot={slot} isLeftOut={isLeftOut} />}
    </div>
  );
};
