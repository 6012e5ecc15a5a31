import { useMemo, type ReactElement } from 'react';
import { slotId } from '../manifest/manifest';
import { useShell } from '../services/ShellContext';
import { WidgetSlot } from './WidgetSlot';

interface RemoteSlotByNameProps {
  /** The name of the place, for example `login`: whichever remote offers a widget for it fills it. */
  readonly slot: string;
  readonly onClose: () => void;
}

/** A place that the shell keeps and some remote fills; nothing where no remote offers to. */
export const RemoteSlotByName = ({ slot, onClose }: RemoteSlotByNameProps): ReactElement | null => {
  const { manifest } = useShell().sections;
  const props = useMemo(() => ({ onClose }), [onClose]);
  const [provider] = manifest.remotes.flatMap(({ name, widgets }) =>
    widgets.filter((widget) => widget.slot === slot).map(({ id }) => slotId(name, id)),
  );
  return provider ? <WidgetSlot slot={provider} props={props} fallback={null} /> : null;
};
