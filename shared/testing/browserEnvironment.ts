import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom lacks these, or has versions that Node's fetch refuses (its AbortSignal). MessageChannel is left out on
// purpose: with it React's scheduler keeps a port open and the run never ends.
const fromNode = {
  fetch,
  Request,
  Response,
  Headers,
  TextEncoder,
  TextDecoder,
  structuredClone,
  ReadableStream,
  WritableStream,
  TransformStream,
  AbortController,
  AbortSignal,
  // Results of TextEncoder and arrayBuffer() must be `instanceof` the test's classes.
  Uint8Array,
  ArrayBuffer,
};

/** jsdom with the globals of Node that browsers have and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    }
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true, writable: true });
  }

  // jsdom's own condition is `browser`, which resolves several packages to ES modules that jest cannot load.
  override exportConditions(): string[] {
    return ['node'];
  }
}
