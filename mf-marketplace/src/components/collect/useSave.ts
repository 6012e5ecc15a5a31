import { useSite } from '@caravan/shared/site';
import { useTrack } from '@caravan/shared/tracking';
import { api } from '../../api/api';
import { saved } from '../../state/collected';

/** Returns whether an advertiser is saved, and a function that toggles it. */
export const useSave = (advId: string) => {
  const { visitor } = useSite();
  const [collect] = api.mutation('collect').useMutation();
  const track = useTrack();
  const send = async (wanted: boolean): Promise<boolean> => {
    const type = wanted ? 1 : 0;
    const { error } = await collect({ ...visitor(), advId, type });
    if (error !== undefined) return false;
    track('FINDER_ADV_COLLECT', { advId, type });
    return true;
  };
  return {
    isSaved: saved.ids.use().includes(advId),
    press: (): void => void saved.toggle(advId, send),
  };
};
