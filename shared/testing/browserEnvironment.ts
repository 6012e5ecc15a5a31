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
  // What TextEncoder and arrayBuffer() return must be `instanceof` what the test sees.
  Uint8Array,
  ArrayBuffer,
};

/** jsdom with the parts of Node that browsers have and jsdom does not. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    }
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true, writable: true });
  }

  // jsdom's own answer is `browser`, which takes several packages to ES module files that jest cannot read.
  override exportConditions(): string[] {
    return ['node'];
  }
}
