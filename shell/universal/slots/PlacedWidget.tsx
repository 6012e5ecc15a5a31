import { useMemo, type ReactElement } from 'react';
import type { Place } from '@caravan/shared/contracts';
import { PageRouter } from '../router/RouterView';
import { useShell } from '../services/ShellContext';
import { DialogSlot } from './DialogSlot';
import { WidgetSlot } from './WidgetSlot';

interface PlacedWidgetProps {
  /** The name of the place, for example `login`. */
  readonly place: Place;
  readonly onClose: () => void;
}

const renderNothing = (): null => null;

/** A place of the shell for a remote's widget. Renders nothing if no remote declares one. */
export const PlacedWidget = ({ place, onClose }: PlacedWidgetProps): ReactElement | null => {
  const slot = useShell().remotes.manifest.placed[place];
  const widgetProps = useMemo(() => ({ onClose }), [onClose]);
  if (!slot) return null;
  return (
    <PageRouter>
      {place === 'prompt' ? (
        // No message for a failed dialog that the visitor did not open.
        <WidgetSlot slot={slot} widgetProps={widgetProps} fallback={null} renderFailure={renderNothing} />
      ) : (
        <DialogSlot slot={slot} widgetProps={widgetProps} />
      )}
    </PageRouter>
  );
};
