import { useSite } from '@caravan/shared/site';
import { useWatchMutation } from '../../api/watchApi';
import { watched } from '../../state/collected';

/** Whether a vehicle is watched, and the press that changes it. A failure is told by the host. */
export const useWatch = (vehicleId: string) => {
  const { visitor } = useSite();
  const [watch] = useWatchMutation();
  const send = async (wanted: boolean): Promise<boolean> => {
    const { error } = await watch({ ...visitor(), vehicleId, type: wanted ? 1 : 2 });
    return error === undefined;
  };
  return {
    isWatched: watched.ids.use().includes(vehicleId),
    press: (): void => void watched.toggle(vehicleId, send),
  };
};
