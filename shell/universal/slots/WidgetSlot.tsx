import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { isSameSlot, slotKey, type Slot } from '@caravan/shared/contracts';
import type { HeldPresses } from '@caravan/shared/site';
import { SectionError, useHydrated } from '@caravan/shared/ui';
import { useLayoutTexts } from '../layout/useLayoutTexts';
import type { Sections } from '../sections/sections';
import { holdPresses } from './presses';
import { SlotBoundary } from './SlotBoundary';
import { useShell } from '../services/ShellContext';
import { useRetryOnline } from './useRetryOnline';
import { useSlot } from './useSlot';

interface WidgetSlotProps {
  readonly slot: Slot;
  /** What it is given, the same object while nothing in it changes. */
  readonly given: unknown;
  readonly fallback: ReactNode;
  /** What stands in the place where it could not be had; a message with a retry where nothing is given. The same function while nothing in it changes. */
  readonly renderFailure?: (onRetry: () => void) => ReactNode;
}

const WidgetFailure = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => {
  const { failure } = useLayoutTexts();
  useRetryOnline(onRetry);
  return <SectionError title={failure.title} text={failure.text} retryLabel={failure.retry} onRetry={onRetry} />;
};

const WidgetContent = ({ slot, given, fallback, renderFailure }: WidgetSlotProps): ReactNode => {
  const { sections } = useShell();
  const state = useSlot(slot);

  useEffect(() => {
    if (state.status === 'idle') void sections.open(slot);
  }, [sections, slot, state.status]);

  if (state.status === 'ready' && 'widget' in state.part) {
    const { Component } = state.part.widget;
    return (
      <SlotBoundary key={slotKey(slot)} slot={slotKey(slot)} onError={(error) => sections.fail(slot, error)}>
        <Component given={given} />
      </SlotBoundary>
    );
  }
  if (state.status !== 'failed') return fallback;
  const handleRetry = (): void => void sections.retry(slot);
  return renderFailure ? renderFailure(handleRetry) : <WidgetFailure onRetry={handleRetry} />;
};

/** A widget that the server left out: first the placeholder that its HTML holds. A component of its own, since who asks whether hydration is over is drawn twice. */
const LeftOutContent = (props: WidgetSlotProps): ReactNode =>
  useHydrated() ? <WidgetContent {...props} /> : props.fallback;

/** The content of a widget that the server drew: its HTML stays as it is until the widget's code is there to take it over. */
const heldContent = (sections: Sections, slot: Slot, presses: HeldPresses): ComponentType<WidgetSlotProps> =>
  lazy(async () => {
    await sections.open(slot);
    const Held = (props: WidgetSlotProps): ReactNode => {
      // A layout effect: a press that makes React take the widget over is React's.
      useLayoutEffect(() => presses.take(), []);
      return <WidgetContent {...props} />;
    };
    return { default: Held };
  });

/**
 * The place of another section's widget: its placeholder, then the widget, or a message that stays in the place. It
 * hydrates by itself, after the page, which need not wait for another section's code; until then a re-render of the page
 * around it must not reach it, which would drop its HTML for the placeholder.
 */
export const WidgetSlot = memo(function WidgetSlot(props: WidgetSlotProps): ReactElement {
  const { sections, side } = useShell();
  const { slot, fallback } = props;
  const [{ Content, presses }] = useState<{ Content: ComponentType<WidgetSlotProps>; presses?: HeldPresses }>(() => {
    const { leftOut, rendered } = sections.manifest;
    if (leftOut.some((left) => isSameSlot(left, slot))) return { Content: LeftOutContent };
    const held =
      side === 'browser' && rendered.some((drawn) => isSameSlot(drawn, slot)) && sections.state(slot).status === 'idle';
    if (!held) return { Content: WidgetContent };
    const late = holdPresses();
    return { Content: heldContent(sections, slot, late), presses: late };
  });
  return (
    <div data-slot={slotKey(slot)} ref={presses?.note}>
      <Suspense fallback={fallback}>
        <Content {...props} />
      </Suspense>
    </div>
  );
});
