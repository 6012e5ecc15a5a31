import type { ReactElement } from 'react';
import { isSameSlot, slotKey, type Slot } from '@caravan/shared/contracts';
import { SlotFailure } from './SlotFailure';
import { SlotSkeleton } from './SlotSkeleton';
import { useRouting } from '../router/RouterView';
import { SlotBoundary } from './SlotBoundary';
import { useShell } from '../services/ShellContext';
import { useHydrated } from '@caravan/shared/ui';
import { useSlot } from './useSlot';

/**
 * The place of a remote's page. While the browser takes the server's HTML over it must show what that holds: the page,
 * the skeleton that the server left, or nothing where the browser could not have the page and emptied the place.
 */
const SlotContent = ({ slot }: { readonly slot: Slot }): ReactElement | null => {
  const { sections } = useShell();
  const state = useSlot(slot);
  const hydrated = useHydrated();
  const { revalidate } = useRouting();
  const leftOut = sections.manifest.leftOut.some((left) => isSameSlot(left, slot));

  if (!hydrated && leftOut) return <SlotSkeleton />;
  if (state.status === 'ready' && 'page' in state.part) {
    const { Component } = state.part.page;
    return (
      <SlotBoundary key={slotKey(slot)} onError={(error) => sections.fail(slot, error)}>
        <Component />
      </SlotBoundary>
    );
  }
  if (!hydrated) return null;
  if (state.status !== 'failed') return <SlotSkeleton />;
  return (
    <SlotFailure
      kind={state.error.kind}
      remote={state.error.remote}
      version={state.error.version}
      onRetry={() => void sections.retry(slot).then(({ status }) => (status === 'ready' ? revalidate() : undefined))}
    />
  );
};

export const PageSlot = ({ slot }: { readonly slot: Slot }): ReactElement => (
  <div data-slot={slotKey(slot)}>
    <SlotContent slot={slot} />
  </div>
);
