import type { TestServer } from '../server';

/** A call that succeeds on demo data, for tests, fuzzing and measurements. */
export interface Example {
  readonly parameter: object;
  /** Runs before each call: signs in or requests a code. Its values override `parameter`. */
  readonly prepare?: (server: TestServer) => Promise<{ readonly parameter?: object; readonly token?: string }>;
}
