import { Agent, Dispatcher } from 'undici';

/** Milliseconds: longer than the API takes for a call, and for a body between two of its parts. */
const SETTING = { connections: 64, headersTimeout: 12_000, bodyTimeout: 20_000 };

/** Connections to the API, which can all be given up at once: what waits for an answer by them fails then. */
export class Upstream extends Dispatcher {
  #agent = new Agent(SETTING);

  override dispatch(options: Agent.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return this.#agent.dispatch(options, handler);
  }

  giveUp(): void {
    const lost = this.#agent;
    this.#agent = new Agent(SETTING);
    void lost.destroy();
  }
}
