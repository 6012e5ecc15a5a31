import { connect } from 'node:http2';
import { setTimeout as delay } from 'node:timers/promises';
import { variants } from '../variants';
import type { Network } from './network';

/** A page asked for a second time is compressed as well as it goes, and the next one a while later. */
const TIMES = 2;
const PAUSE = 2000;

/** Asks for every page a few times: what the very first visitor waits for is not compared. */
export const warmUp = async (network: Network, paths: readonly string[]): Promise<void> => {
  for (let time = 0; time < TIMES; time += 1) {
    for (const path of paths) {
      for (const variant of variants) {
        const session = connect(network.origin(variant), { ca: network.certificate.cert });
        const page = session.request({ ':path': path, accept: 'text/html', 'accept-encoding': 'br' });
        for await (const _part of page) continue;
        session.close();
      }
      await delay(PAUSE);
    }
  }
};
