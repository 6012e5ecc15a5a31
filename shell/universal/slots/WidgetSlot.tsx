import {
  memo,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { includesSlot, slotKey, type Slot } from '@caravan/shared/contracts';
import { useHydrated } from '@caravan/shared/ui';
import { holdPresses } from './replayEvents';
import { elementOf, SlotBoundary } from './SlotBoundary';
import { CodeFailure } from './SlotFailure';
import { useShell, type WidgetHydration } from '../services/ShellContext';
import { keepServerHtml, rawHtml } from './rawHtml';
import { useSlot } from './useSlot';

export interface WidgetSlotProps {
  readonly slot: Slot;
  /** The widget's props. Must be the same object while nothing changes. */
  readonly widgetProps: unknown;
  readonly fallback: ReactNode;
  /** Renders a failure. Default: a message with a retry. Must be the same function while nothing changes. */
  readonly renderFailure?: (onRetry: () => void) => ReactNode;
}

/** A widget, its fallback, or its failure. */
export const WidgetContent = ({ slot, widgetProps, fallback, renderFailure }: WidgetSlotProps): ReactNode => {
  const { remotes } = useShell();
  const state = useSlot(slot);

  useEffect(() => {
    if (state.status === 'idle') void remotes.open(slot);
  }, [remotes, slot, state.status]);

  if (state.status === 'ready' && 'widget' in state.part) {
    const { Component } = state.part.widget;
    return (
      <SlotBoundary key={slotKey(slot)} slot={slotKey(slot)} onError={(error) => remotes.fail(slot, error)}>
        <Component given={widgetProps} />
      </SlotBoundary>
    );
  }
  if (state.status !== 'failed') return fallback;
  const handleRetry = (): void => void remotes.retry(slot);
  return renderFailure ? renderFailure(handleRetry) : <CodeFailure onRetry={handleRetry} />;
};

/** A widget that the server did not render: shows the fallback during hydration. A component of its own, as `useHydrated` renders twice. */
const LeftOutContent = (props: WidgetSlotProps): ReactNode =>
  useHydrated() ? <WidgetContent {...props} /> : props.fallback;

/**
 * A widget that the server rendered in its remote's process. Its HTML stays until its code is loaded. Then it hydrates as
 * a React root of its own.
 */
const ServerWidget = ({
  onGone,
  ...props
}: WidgetSlotProps & {
  /** Called when the server's HTML is gone: the page was left, or was rendered again. */
  readonly onGone: () => void;
}): ReactElement => {
  const { remotes, hydrateWidget } = useShell();
  const { slot } = props;
  const element = useRef<HTMLDivElement>(null);
  const [initialProps] = useState(props);
  const latest = useRef(props);
  const root = useRef<WidgetHydration>(undefined);
  const [presses] = useState(holdPresses);

  useEffect(() => {
    latest.current = props;
    root.current?.update(props);
  });
  useEffect(() => {
    const container = element.current?.firstElementChild;
    if (!container) {
      onGone();
      return undefined;
    }
    let isRemoved = false;
    void remotes.open(slot).then(() => {
      if (isRemoved) return;
      root.current = hydrateWidget?.(container, { ...initialProps, onHydrated: presses.take });
      root.current?.update(latest.current);
    });
    return () => {
      isRemoved = true;
      root.current?.unmount();
      onGone();
    };
  }, [remotes, slot, initialProps, hydrateWidget, presses, onGone]);
  useLayoutEffect(() => presses.note(element.current), [presses]);
  return <div data-slot={slotKey(slot)} ref={element} {...keepServerHtml} />;
};

/** The slot of another remote's widget: its fallback, then the widget or a failure. */
export const WidgetSlot = memo(function WidgetSlot(props: WidgetSlotProps): ReactElement {
  const { remotes, side, placeWidget } = useShell();
  const { slot, widgetProps, fallback } = props;
  const [kind, setKind] = useState(() => {
    const { leftOut, rendered } = remotes.manifest;
    if (includesSlot(leftOut, slot)) return 'left out';
    const isServerRendered =
      side === 'browser' &&
      includesSlot(rendered, slot) &&
      remotes.state(slot).status === 'idle' &&
      // The HTML is gone if the page around it had to be rendered again.
      elementOf(slotKey(slot))?.firstElementChild;
    return isServerRendered ? 'sent' : 'own';
  });
  const handleGone = useCallback(() => setKind('own'), []);
  const html = placeWidget?.(slot, widgetProps) ?? null;
  // The root is an inner element: React warns of a root in an element with `dangerouslySetInnerHTML`.
  if (html !== null) return <div data-slot={slotKey(slot)} {...rawHtml(`<div>${html}</div>`)} />;
  if (kind === 'sent') return <ServerWidget {...props} onGone={handleGone} />;
  const Content = kind === 'left out' ? LeftOutContent : WidgetContent;
  return (
    <div data-slot={slotKey(slot)}>
      <Suspense fallback={fallback}>
        <Content {...props} />
      </Suspense>
    </div>
  );
});
