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
  (element, { onHydrated, ...first }) => {
    let root: Root | undefined;
    let shown = first;
    let isHydrated = false;
    let isLeft = false;
    // React cannot unmount a root while it renders another.
    const unmount = (): void => void setTimeout(() => root?.unmount());
    const render = (): void => root?.render(surround(<WidgetRoot {...shown} onHydrated={hydrated} />));
    const hydrated = (): void => {
      if (isHydrated) return;
      isHydrated = true;
      onHydrated?.();
      if (isLeft) {
        unmount();
        return;
      }
      // Not during React's commit.
      setTimeout(replayHover, 0, element);
      // The page changed the widget's props during hydration, when an update would have discarded the server's HTML.
      if (shown !== first) render();
    };
    startTransition(() => {
      root = hydrateRoot(element, surround(<WidgetRoot {...first} onHydrated={hydrated} />), {
        ...options,
        identifierPrefix: widgetPrefix(first.slot),
      });
    });
    return {
      update: ({ given, renderFailure }) => {
        if (given === shown.given && renderFailure === shown.renderFailure) return;
        shown = { slot: first.slot, given, ...(renderFailure && { renderFailure }) };
        if (isHydrated) render();
      },
      unmount: () => {
        isLeft = true;
        // React reports an error if a root is unmounted before it has hydrated.
        if (isHydrated) unmount();
      },
    };
  };
