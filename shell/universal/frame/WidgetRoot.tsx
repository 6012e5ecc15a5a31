import { Suspense, useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import type { Slot } from '@caravan/shared/contracts';
import { SiteProvider } from './SiteProvider';
import { RouteParams } from '../router/RouteParams';
import type { HydratedWidget } from '../services/ShellContext';
import { WidgetContent } from '../slots/WidgetSlot';

/** Prefix of the ids that React makes in a widget's root, the same on both sides. */
export const widgetPrefix = ({ remote, part }: Slot): string => `${remote}-${part}-`;

const Hydrated = ({
  onHydrated,
  children,
}: {
  readonly onHydrated?: (() => void) | undefined;
  readonly children: ReactNode;
}) => {
  // A layout effect: React replays the event that triggered hydration after it.
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return children;
};

/** A widget as a React root of its own. */
export const WidgetRoot = ({ onHydrated, ...widget }: HydratedWidget): ReactElement => (
  <SiteProvider>
    <RouteParams>
      <Suspense fallback={null}>
        <Hydrated onHydrated={onHydrated}>
          <WidgetContent {...widget} fallback={null} />
        </Hydrated>
      </Suspense>
    </RouteParams>
  </SiteProvider>
);
