import { Heart } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Toggle } from './Toggle';
import { useWatch } from './useWatch';

interface WatchButtonProps {
  readonly vehicleId: string;
  readonly name: string;
}

/** Puts a vehicle on this browser's watch list, or takes it off (DET-8). */
export const WatchButton = ({ vehicleId, name }: WatchButtonProps): ReactElement => {
  const t = useTexts('marketplace');
  const { isWatched, press } = useWatch(vehicleId);
  return (
    <Toggle
      text={t('collect.watch')}
      label={t('collect.watchNamed', { name })}
      icon={<Heart aria-hidden="true" />}
      isPressed={isWatched}
      onPress={press}
    />
  );
};
