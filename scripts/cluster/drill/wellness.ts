import { accepts } from '../../freePort';
import type { Ports } from '../ports';

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

interface WellnessOptions {
  readonly ports: Ports;
  /** Whether the standby of PostgreSQL has all that was acknowledged. */
  readonly isSafe: () => Promise<boolean>;
  /** Whether nginx answers, asked with its certificate. */
  readonly frontAnswers: () => Promise<boolean>;
}

/** Returns the names of a cluster's servers that do not do what they are for. */
export const unwellOf = async ({ ports, isSafe, frontAnswers }: WellnessOptions): Promise<readonly string[]> => {
  const [shell1, shell2] = shellsOf(ports);
  const checks: readonly (readonly [string, Promise<boolean>])[] = [
    ['PostgreSQL', isSafe()],
    ['api-1', answersOk(`http://127.0.0.1:${ports['api-1']}/ready`)],
    ['api-2', answersOk(`http://127.0.0.1:${ports['api-2']}/ready`)],
    ['shell-1', answersOk(`${shell1}/ready`)],
    ['shell-2', answersOk(`${shell2}/ready`)],
    ['s3', accepts(ports.s3)],
    ['mail', accepts(ports.mail)],
    ['valkey', accepts(ports.valkey)],
    ['nginx', frontAnswers()],
  ];
  const found = await Promise.all(checks.map(async ([name, check]) => ((await check) ? [] : [name])));
  return found.flat();
};
