import { Agent, Dispatcher } from 'undici';

/** Timeouts in milliseconds, longer than the API takes for a call and between two parts of a body. */
const AGENT_OPTIONS = { connections: 64, headersTimeout: 12_000, bodyTimeout: 20_000 };

/** Connections to the API that can be aborted all at once. */
export class Upstream extends Dispatcher {
  #agent = new Agent(AGENT_OPTIONS);

  override dispatch(options: Agent.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return this.#agent.dispatch(options, handler);
  }

  abortAll(): void {
    const previousAgent = this.#agent;
    this.#agent = new Agent(AGENT_OPTIONS);
    void previousAgent.destroy();
  }
}
