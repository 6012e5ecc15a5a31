export { openTestDatabase, startTestServer, type TestServer } from './server';
