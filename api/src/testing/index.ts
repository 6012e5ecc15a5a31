export { openTestDatabase, startTestServer, type TestServer } from './server';
export { suiteNow } from './suiteClock';
export { setUpTestServer } from './setUpTestServer';
