import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { variants, type Variant } from '../variants';
import { makeCertificate, type Certificate } from './certificate';
import type { Line } from './line';

/** The first message to the network's process. */
export interface Serving {
  readonly site: string;
  /** The same site with the other build of the shell. */
  readonly bundleSite: string;
  readonly certificate: Certificate;
}

export interface Network {
  readonly certificate: Certificate;
  readonly origin: (variant: Variant) => string;
  /** Ends all connections and replaces the line. */
  readonly lay: (line: Line) => Promise<void>;
  readonly stop: () => void;
}

export const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'roundTrip' in value;

const portIn = (answer: unknown, variant: Variant): number => {
  const ports: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'ports') : null;
  return typeof ports === 'object' && ports !== null ? Number(Reflect.get(ports, variant)) : 0;
};

/** Starts a front for each variant, behind one line. */
export const startNetwork = async (sites: Omit<Serving, 'certificate'>): Promise<Network> => {
  const certificate = makeCertificate();
  const child = fork(join(import.meta.dirname, 'serve.child.ts'), { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the network ended with code ${code}`)));
  ended.catch(() => undefined);
  const tell = async (message: Line | Serving): Promise<unknown> => {
    const answers = once(child, 'message');
    child.send(message);
    const answered: readonly unknown[] = await Promise.race([answers, ended]);
    return answered[0];
  };
  const answer = await tell({ ...sites, certificate });
  const ports = new Map(variants.map((variant) => [variant, portIn(answer, variant)]));
  return {
    certificate,
    origin: (variant) => `https://localhost:${ports.get(variant)}`,
    lay: async (line) => void (await tell(line)),
    stop: () => {
      if (child.connected) child.disconnect();
    },
  };
};
