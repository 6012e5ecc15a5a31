import type { HTTPRequest, Page } from 'puppeteer';
import { saveData } from '../support/browser';

/** Calls that are not data of a page: tracking events and the options of the sign-in dialog. */
const NO_DATA_CALLS = /\/track\/|\/getLoginOptions$/;

/** Returns whether a call has the id of the browser, so that only the browser can make it. */
const namesBrowser = (body: string | undefined): boolean => {
  const call: unknown = JSON.parse(body ?? 'null');
  if (typeof call !== 'object' || call === null || !('parameter' in call)) return false;
  const { parameter } = call;
  return typeof parameter === 'object' && parameter !== null && 'clientId' in parameter;
};

const isForData = (request: HTTPRequest): boolean =>
  request.method() === 'POST' && !NO_DATA_CALLS.test(request.url()) && !namesBrowser(request.postData());

/** Records the calls for data that later pages make in the browser. The server should have made them. */
export const watchCalls = async (page: Page): Promise<string[]> => {
  await saveData(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isForData(request)) calls.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`.slice(0, 200));
  });
  return calls;
};
