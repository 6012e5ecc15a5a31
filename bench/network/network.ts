import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { variants, type Variant } from '../variants';
import * as v from 'valibot';
import { makeCertificate } from './certificate';
import type { Line } from './line';

/** The first message to the network's process. `bundleSite`: the same site with the other build of the shell. */
export const servingMessage = v.object({
  site: v.string(),
  bundleSite: v.string(),
  certificate: v.object({ cert: v.string(), key: v.string() }),
});
export type ServingMessage = v.InferOutput<typeof servingMessage>;

export const lineMessage = v.object({ roundTrip: v.number(), down: v.number(), up: v.number() });

const portsMessage = v.object({ ports: v.record(v.picklist(variants), v.number()) });

/** Starts a process that serves each variant on a port of its own, all behind one simulated line. */
export const startNetwork = async (sites: Omit<ServingMessage, 'certificate'>) => {
  const certificate = makeCertificate();
  const child = fork(join(import.meta.dirname, 'serve.child.ts'), { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`the network process ended with exit code ${code}`)),
  );
  exited.catch(() => undefined);
  const send = async (message: Line | ServingMessage): Promise<unknown> => {
    const reply = once(child, 'message');
    child.send(message);
    const messages: readonly unknown[] = await Promise.race([reply, exited]);
    return messages[0];
  };
  const { ports } = v.parse(portsMessage, await send({ ...sites, certificate }));
  return {
    certificate,
    origin: (variant: Variant): string => `https://localhost:${ports[variant]}`,
    /** Ends all connections and replaces the line. */
    replaceLine: async (line: Line): Promise<void> => void (await send(line)),
    stop: (): void => {
      if (child.connected) child.disconnect();
    },
  };
};

export type Network = Awaited<ReturnType<typeof startNetwork>>;
