import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** How long a connection is tried again. A standby takes over, or a server starts again, in about that time. */
const retryForMs = 2_000;
const retryEveryMs = 100;

type Callback = Parameters<pg.Pool['connect']>[0];

/** A pool that waits for a server that refuses connections. No statement has run yet, so trying again is safe. */
export class RetryingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const connecting = this.tryToConnect(performance.now() + retryForMs);
    if (callback === undefined) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  private async tryToConnect(deadline: number): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending || performance.now() > deadline) throw error;
        await pause(retryEveryMs);
      }
    }
  }
}
