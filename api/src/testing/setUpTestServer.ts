import { clientOf } from './client';
import { startTestServer, type TestServer, type TestServerOptions } from './server';

export type Environment = Readonly<Record<string, string>>;

/** Starts a server before the tests of a file or of a `describe`, and closes it after them. */
export const setUpTestServer = (
  options: TestServerOptions = {},
  environment: Environment | (() => Environment | Promise<Environment>) = {},
): TestServer => {
  let server: TestServer | undefined;
  const getServer = (): TestServer => {
    if (server === undefined) {
      throw new Error('the test server starts in beforeAll: use it in tests and hooks only');
    }
    return server;
  };
  beforeAll(async () => {
    server = await startTestServer(options, typeof environment === 'function' ? await environment() : environment);
  });
  afterAll(() => server?.close());
  return {
    ...clientOf(() => getServer().app),
    get app() {
      return getServer().app;
    },
    get database() {
      return getServer().database;
    },
    get db() {
      return getServer().db;
    },
    get deps() {
      return getServer().deps;
    },
    close: () => getServer().close(),
  };
};

/** Returns a function that starts a server in a test. The server is closed after that test. */
export const setUpTestServers = (): typeof startTestServer => {
  const started: TestServer[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((server) => server.close()));
  });
  return async (options, environment) => {
    const server = await startTestServer(options, environment);
    started.push(server);
    return server;
  };
};
