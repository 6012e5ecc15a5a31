import type { TestServer } from '../server';

/** How a call is made so that it succeeds on demo data; tests, fuzzing and measurements use it. */
export interface Example {
  readonly parameter: object;
  /** What must be done first, again before every call: sign in, ask for a code. Its values go over `parameter`. */
  readonly prepare?: (server: TestServer) => Promise<{ readonly parameter?: object; readonly token?: string }>;
}
