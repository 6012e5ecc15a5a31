import { connect } from 'node:http2';
import { setTimeout as delay } from 'node:timers/promises';
import { variants } from '../variants';
import type { Network } from './network';

/** Number of requests of each page. The second one makes the server compress the page at the highest quality. */
const TIMES = 2;
/** Milliseconds between two requests of a page. */
const PAUSE_MS = 2000;

/** Requests every page a few times, because the very first visit is not compared. */
export const warmUp = async (network: Network, paths: readonly string[]): Promise<void> => {
  for (let time = 0; time < TIMES; time += 1) {
    for (const path of paths) {
      for (const variant of variants) {
        const session = connect(network.origin(variant), { ca: network.certificate.cert });
        const page = session.request({ ':path': path, accept: 'text/html', 'accept-encoding': 'br' });
        for await (const _part of page) continue;
        session.close();
      }
      await delay(PAUSE_MS);
    }
  }
};
