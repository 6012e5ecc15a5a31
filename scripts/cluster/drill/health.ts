import { accepts } from '../../freePort';
import type { Ports } from '../ports';
import type { Visit } from './visitor';

const answersOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

/** Returns the addresses of both shell servers. */
export const shellsOf = (ports: Ports): readonly string[] =>
  [ports['shell-1'], ports['shell-2']].map((port) => `http://127.0.0.1:${port}`);

interface HealthOptions {
  readonly ports: Ports;
  /** Whether the standby of PostgreSQL has all acknowledged commits. */
  readonly isSafe: () => Promise<boolean>;
  /** Visits a page through nginx. */
  readonly visit: Visit;
}

/** Returns the names of a cluster's servers that do not work. */
export const findUnhealthyServers = async ({ ports, isSafe, visit }: HealthOptions): Promise<readonly string[]> => {
  const checks: readonly (readonly [string, Promise<boolean>])[] = [
    ['PostgreSQL', isSafe()],
    ...(['api-1', 'api-2', 'shell-1', 'shell-2'] as const).map(
      (name) => [name, answersOk(`http://127.0.0.1:${ports[name]}/ready`)] as const,
    ),
    ...(['s3', 'mail', 'valkey'] as const).map((name) => [name, accepts(ports[name])] as const),
    [
      'nginx',
      visit('/health').then(
        ({ status }) => status === 200,
        () => false,
      ),
    ],
  ];
  const found = await Promise.all(checks.map(async ([name, check]) => ((await check) ? [] : [name])));
  return found.flat();
};
