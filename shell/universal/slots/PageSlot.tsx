import { useEffect, useState, type ReactElement } from 'react';
import { includesSlot, slotKey, type Slot } from '@caravan/shared/contracts';
import { keepServerHtml } from './rawHtml';
import { SlotFailure } from './SlotFailure';
import { SlotSkeleton } from './SlotSkeleton';
import { useRouting } from '../router/RouterView';
import { saveFieldValues, SlotBoundary } from './SlotBoundary';
import { useShell } from '../services/ShellContext';
import { useHydrated } from '@caravan/shared/ui';
import { useSlot } from './useSlot';

const SlotContent = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const { remotes } = useShell();
  const state = useSlot(slot);
  const { revalidate } = useRouting();

  if (state.status === 'ready' && 'page' in state.part) {
    const { Component } = state.part.page;
    return (
      <SlotBoundary key={slotKey(slot)} slot={slotKey(slot)} onError={(error) => remotes.fail(slot, error)}>
        <Component />
      </SlotBoundary>
    );
  }
  if (state.status !== 'failed') return <SlotSkeleton />;
  return (
    <SlotFailure
      kind={state.error.kind}
      onRetry={() => void remotes.retry(slot).then(({ status }) => (status === 'ready' ? revalidate() : undefined))}
    />
  );
};

/** A page that the server did not render: shows the server's skeleton during hydration. */
const LeftOut = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const { match } = useRouting();
  if (useHydrated()) return <SlotContent slot={slot} />;
  // A page in a frame does not hydrate. Its script reloads it.
  return match?.route.framed ? <SlotFailure kind="missing" onRetry={() => undefined} /> : <SlotSkeleton />;
};

/** A page whose code is still loading or failed. Keeps the server's HTML and the typed values. */
const LoadingSlot = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const { remotes } = useShell();
  const isHydrated = useHydrated();
  const { status } = useSlot(slot);
  const [keepsServerHtml, setKeepsServerHtml] = useState(!isHydrated);
  useEffect(
    () => (keepsServerHtml ? remotes.subscribe(() => saveFieldValues(slotKey(slot))) : undefined),
    [keepsServerHtml, remotes, slot],
  );
  if (keepsServerHtml && isHydrated && (status === 'ready' || status === 'failed')) setKeepsServerHtml(false);
  if (keepsServerHtml) return <div data-slot={slotKey(slot)} {...keepServerHtml} />;
  return (
    <div data-slot={slotKey(slot)}>
      <SlotContent slot={slot} />
    </div>
  );
};

/** The slot of a remote's page. Only an empty slot uses `useHydrated`, which renders twice. */
export const PageSlot = ({ slot }: { readonly slot: Slot }): ReactElement => {
  const { remotes } = useShell();
  const isLeftOut = includesSlot(remotes.manifest.leftOut, slot);
  const [isFilled] = useState(() => !isLeftOut && remotes.state(slot).status === 'ready');
  if (!isFilled && !isLeftOut) return <LoadingSlot slot={slot} />;
  return <div data-slot={slotKey(slot)}>{isFilled ? <SlotContent slot={slot} /> : <LeftOut slot={slot} />}</div>;
};
