import { readSetting } from './setting';
import { until } from '../until';

/** Returns the number of the registry document that the site serves, or -1 without one. */
const servedSequence = async (): Promise<number> => {
  const state: unknown = await (await fetch(`${readSetting().origin}/ready`)).json();
  return typeof state === 'object' && state && 'registry' in state ? Number(state.registry) : -1;
};

/** Waits until the site serves a registry document, or a newer one. */
export const whenServed = (sequence: number): Promise<void> => until(async () => (await servedSequence()) >= sequence);

/** Returns the version of a remote in the manifest of a page. */
export const servedVersion = async (remote: string, path: string): Promise<string> => {
  const html = await (await fetch(readSetting().origin + path)).text();
  return new RegExp(`"name":"${remote}","version":"(\\w+)"`).exec(html)?.[1] ?? '';
};
