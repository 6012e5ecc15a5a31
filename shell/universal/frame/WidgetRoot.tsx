import { Suspense, useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import type { Slot } from '@caravan/shared/contracts';
import { SiteProvider } from './SiteProvider';
import { RouteParams } from '../router/RouteParams';
import type { HydratedWidget } from '../services/ShellContext';
import { WidgetContent } from '../slots/WidgetSlot';

/** Returns the prefix of React's ids in a widget's root. Server and browser must use the same one. */
export const widgetPrefix = ({ remote, part }: Slot): string => `${remote}-${part}-`;

const HydrationObserver = ({
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

/** The content of a widget's own React root. */
export const WidgetRoot = ({ onHydrated, ...widget }: HydratedWidget): ReactElement => (
  <SiteProvider>
    <RouteParams>
      <Suspense fallback={null}>
        <HydrationObserver onHydrated={onHydrated}>
          <WidgetContent {...widget} fallback={null} />
        </HydrationObserver>
      </Suspense>
    </RouteParams>
  </SiteProvider>
);
