import { pageTrace } from './pageTrace';

const ownHosts = { main: '', car: '', tracking: '' };
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

/** The navigation of a page whose `server-timing` header has this trace. */
const navigation = (description: string) => ({
  name: 'http://site.test/home',
  entryType: 'navigation',
  startTime: 0,
  duration: 0,
  serverTiming: [{ name: 'traceparent', description, duration: 0 }],
  toJSON: () => ({}),
});

describe('the trace of a page view', () => {
  it('is that of the header, and goes on in calls to the own origin [REL-7]', () => {
    expect(pageTrace([navigation(traceparent)], ownHosts)).toEqual({ traceId, traceparent, headers: { traceparent } });
  });

  it('is not named to an API at another origin', () => {
    const { headers } = pageTrace([navigation(traceparent)], { ...ownHosts, car: 'https://api.example' }) ?? {};
    expect(headers).toEqual({});
  });

  it.each(['', 'Z', traceparent.toUpperCase(), `${traceparent}-1`])('is none for the header "%s"', (description) => {
    expect(pageTrace([navigation(description)], ownHosts)).toBeUndefined();
  });
});
