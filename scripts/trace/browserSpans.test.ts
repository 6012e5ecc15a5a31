import { withBrowser } from './browserSpans';
import { spanOf } from './testing';
import { describeWait, longestWaits } from './waits';

const visit = { traceId: 'trace', startedAt: 0, requestedAt: 10, receivedAt: 80, hydratedAt: 100 };

it('what a browser waited for leads from it to the span of the server', () => {
  const spans = withBrowser([spanOf('page', '', 20, 70), spanOf('statement', 'page', 25, 65)], '/ranking', visit);
  const [longest] = longestWaits(spans);
  expect(longest && describeWait(longest, spans)).toBe(
    '40 of 100 ms (40 %) went to "statement" of shell: browser: open /ranking → request and receive the page → ' +
      'shell: page → statement',
  );
});
