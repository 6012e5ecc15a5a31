import { useSite } from '@caravan/shared/site';
import { api } from '../../api/api';
import { watchedItems } from '../../state/collected';
import { parseWatchKey } from '../../state/watchKey';

/** Returns whether a vehicle or a car is watched, and a function that toggles it. The host reports failures. */
export const useWatch = (key: string) => {
  const { visitor } = useSite();
  const [watch] = api.mutation('watch').useMutation();
  const { kind, id } = parseWatchKey(key);
  const send = async (shouldWatch: boolean): Promise<boolean> => {
    const item = { vehicleId: id, ...(kind === 'car' ? { kind } : {}) };
    const { error } = await watch({ ...visitor(), ...item, type: shouldWatch ? 1 : 2 });
    return error === undefined;
  };
  return {
    isWatched: watchedItems.ids.use().includes(key),
    toggle: (): void => void watchedItems.toggle(key, send),
  };
};
