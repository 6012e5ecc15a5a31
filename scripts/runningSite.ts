import { openStore, publisherKeys } from '@caravan/registry';
import { watchRegistry } from '@caravan/registry/watch';
import { onInterrupt } from './interrupted';
import { say } from './terminal';

/**
 * Renews the registry and watches rollouts, and stops the site when this process is interrupted. Without registry.key in `data`, that
 * is done where the key is. This process serves no visitors.
 */
export const keepRunning = (data: string, by: string, stop: () => Promise<void>): void => {
  const keys = publisherKeys(data);
  const stopWatching =
    keys.privateKey && watchRegistry({ store: openStore(process.env, data), keys, by }, process.env, say);
  onInterrupt(() => {
    stopWatching?.();
    return stop();
  }, 0);
};
