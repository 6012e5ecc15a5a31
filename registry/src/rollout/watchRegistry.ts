import { keepRenewed } from '../renew';
import { publicText } from '../teams';
import { notifierOf } from './notify';
import { watchRollouts, type WatchSetting } from './watch';

/**
 * Renews the registry, if the key is its own, and watches rollouts, until the returned function is called. `env`: the settings that say
 * whom to tell.
 */
export const watchRegistry = (
  setting: WatchSetting,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): (() => void) => {
  const { privateKey, publicKey } = setting.keys;
  const isOwnKey = privateKey !== null && publicText(privateKey) === publicText(publicKey);
  const stopWatching = watchRollouts(setting, say, notifierOf(env, say));
  const stopRenewing = isOwnKey ? keepRenewed(setting, say) : undefined;
  return () => {
    stopWatching();
    stopRenewing?.();
  };
};
