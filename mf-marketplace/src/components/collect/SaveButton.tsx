import { Bookmark, Icon } from '@caravan/shared/icons';
import { useSite, useTexts } from '@caravan/shared/site';
import { useTrack } from '@caravan/shared/tracking';
import { api } from '../../api/api';
import { savedAdvertisers } from '../../state/collected';
import { Toggle } from './Toggle';

/** Saves an advertiser in this browser, or removes it (FRI-2). */
export const SaveButton = ({ advertId: advId, name }: { readonly advertId: string; readonly name: string }) => {
  const t = useTexts('marketplace');
  const { visitor } = useSite();
  const [collect] = api.mutation('collect').useMutation();
  const track = useTrack();
  const send = async (shouldSave: boolean): Promise<boolean> => {
    const type = shouldSave ? 1 : 0;
    const { error } = await collect({ ...visitor(), advId, type });
    if (error !== undefined) return false;
    track('FINDER_ADV_COLLECT', { advId, type });
    return true;
  };
  return (
    <Toggle
      text={t('collect.save')}
      label={t('collect.saveNamed', { name })}
      icon={<Icon of={Bookmark} />}
      isPressed={savedAdvertisers.ids.use().includes(advId)}
      onClick={() => void savedAdvertisers.toggle(advId, send)}
    />
  );
};
