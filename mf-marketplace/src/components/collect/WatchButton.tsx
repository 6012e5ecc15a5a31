import { Heart, Icon } from '@caravan/shared/icons';
import { useTexts } from '@caravan/shared/site';
import { WatchListLoader } from './WatchListLoader';
import { Toggle } from './Toggle';
import { useWatch } from './useWatch';

/** Adds a vehicle or a car to the watch list, or removes it (DET-8). */
export const WatchButton = ({ watchKey, name }: { readonly watchKey: string; readonly name: string }) => {
  const t = useTexts('marketplace');
  const { isWatched, toggle } = useWatch(watchKey);
  return (
    <>
      <WatchListLoader />
      <Toggle
        text={t('collect.watch')}
        label={t('collect.watchNamed', { name })}
        icon={<Icon of={Heart} />}
        isPressed={isWatched}
        onClick={toggle}
      />
    </>
  );
};
