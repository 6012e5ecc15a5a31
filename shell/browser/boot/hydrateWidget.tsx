import { startTransition, type ReactElement } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';
import type { ShellServices } from '../../universal/services/ShellContext';
import { WidgetRoot, widgetPrefix } from '../../universal/frame/WidgetRoot';
import { replayHover } from '../../universal/slots/replayEvents';

/** Hydrates widgets as React roots of their own. `surround` adds the providers of the site. */
export const widgetHydration =
  (
    surround: (children: ReactElement) => ReactElement,
    options: HydrationOptions,
  ): NonNullable<ShellServices['hydrateWidget']> =>
  (element, { onHydrated, ...initial }) => {
    let root: Root | undefined;
    let current = initial;
    let isHydrated = false;
    let isUnmounted = false;
    // React cannot unmount a root while it renders another.
    const unmount = (): void => void setTimeout(() => root?.unmount());
    const render = (): void => root?.render(surround(<WidgetRoot {...current} onHydrated={handleHydrated} />));
    const handleHydrated = (): void => {
      if (isHydrated) return;
      isHydrated = true;
      onHydrated?.();
      if (isUnmounted) {
        unmount();
        return;
      }
      // Not during React's commit.
      setTimeout(replayHover, 0, element);
      // The page changed the widget's props during hydration, when an update would have discarded the server's HTML.
      if (current !== initial) render();
    };
    startTransition(() => {
      root = hydrateRoot(element, surround(<WidgetRoot {...initial} onHydrated={handleHydrated} />), {
        ...options,
        identifierPrefix: widgetPrefix(initial.slot),
      });
    });
    return {
      update: ({ widgetProps, renderFailure }) => {
        if (widgetProps === current.widgetProps && renderFailure === current.renderFailure) return;
        current = { slot: initial.slot, widgetProps, ...(renderFailure && { renderFailure }) };
        if (isHydrated) render();
      },
      unmount: () => {
        isUnmounted = true;
        // React reports an error if a root is unmounted before it has hydrated.
        if (isHydrated) unmount();
      },
    };
  };
