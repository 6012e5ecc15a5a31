import { useMemo, type ReactElement } from 'react';
import type { Place } from '@caravan/shared/contracts';
import { useShell } from '../services/ShellContext';
import { DialogSlot } from './DialogSlot';
import { WidgetSlot } from './WidgetSlot';

interface PlacedWidgetProps {
  /** The place, for example `login`: whichever remote offers a widget for it fills it. */
  readonly place: Place;
  readonly onClose: () => void;
}

const nothing = (): null => null;

/** A place that the shell keeps and some remote fills; nothing where no remote offers to. */
export const PlacedWidget = ({ place, onClose }: PlacedWidgetProps): ReactElement | null => {
  const { remotes } = useShell().sections.manifest;
  const given = useMemo(() => ({ onClose }), [onClose]);
  const slot = useMemo(
    () =>
      remotes.flatMap(({ name, widgets }) =>
        widgets.filter((widget) => widget.place === place).map(({ id }) => ({ remote: name, part: id })),
      )[0],
    [remotes, place],
  );
  if (!slot) return null;
  // A dialog that the visitor did not open shows no message when it fails.
  if (place === 'prompt') return <WidgetSlot slot={slot} given={given} fallback={null} renderFailure={nothing} />;
  return <DialogSlot slot={slot} given={given} />;
};
