import { openStore, publisherKeys } from '@caravan/registry';
import { watchRegistry } from '@caravan/registry/watch';
import { onInterrupt } from './interrupted';

// What the commands share that start a site and keep it running.

export const say = (line: string): void => void process.stdout.write(`  ${line}\n`);
export const step = (text: string): void => void process.stdout.write(`\n${text}\n`);

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

/** Ends this process with the message of an error. */
export const fail = (error: unknown): never => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};
