import { keepPurged } from '../cdn';
import { startRenewal, type RegistryWriter } from '../documents';
import { createNotifier } from './notify';
import { watchRollouts } from './watch';

/**
 * Renews the registry, unless the key is a team's, watches rollouts, and purges changed pages at the CDN, until the returned function is called.
 * `env` has the settings of notifications and of the CDN.
 */
export const watchRegistry = (
  writer: RegistryWriter,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): (() => void) => {
  const stopWatching = watchRollouts(writer, say, createNotifier(env, say));
  const stopRenewing = startRenewal(writer, say);
  const stopPurging = keepPurged(writer, env, say);
  return () => {
    stopPurging();
    stopWatching();
    stopRenewing();
  };
};
