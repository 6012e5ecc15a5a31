export { startTestServer, type TestServer } from './server';
