import { useSite } from '@caravan/shared/site';
import { useTrack } from '@caravan/shared/tracking';
import { useCollectMutation } from '../../api/saveApi';
import { saved } from '../../state/collected';

/** `type` of the call: 1 saves, 0 takes it back. */
export type SaveType = 0 | 1;

/** Whether an advertiser is saved, and the press that changes it; `onChange` hears what the server has taken over. */
export const useSave = (advId: string, onChange?: (type: SaveType) => void) => {
  const { visitor } = useSite();
  const [collect] = useCollectMutation();
  const track = useTrack();
  const send = async (wanted: boolean): Promise<boolean> => {
    const type = wanted ? 1 : 0;
    const { error } = await collect({ ...visitor(), advId, type });
    if (error !== undefined) return false;
    track('FINDER_ADV_COLLECT', { advId, type });
    onChange?.(type);
    return true;
  };
  return {
    isSaved: saved.ids.use().includes(advId),
    press: (): void => void saved.toggle(advId, send),
  };
};
