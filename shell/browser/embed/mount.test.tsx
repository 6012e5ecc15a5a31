import { act, fireEvent, waitFor } from '@testing-library/react';
import { useSite } from '@caravan/shared/site';
import { homeOf, manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { sourceOf } from '../../testing/sources';
import type * as Program from './mount';

const mockReportFailure = jest.fn();
let mockLoadData = async (): Promise<void> => undefined;

const MockPage = () => {
  const { toast } = useSite();
  return (
    <p>
      The ranking
      <button type="button" onClick={() => toast({ tone: 'success', text: 'Copied' })}>
        Copy
      </button>
    </p>
  );
};

jest.mock('../remotes/federation', () => ({
  createRemoteLoader: () => ({
    ...sourceOf([moduleOf('The ranking', { page: { Component: MockPage, load: () => mockLoadData() } })]).source,
    reportFailure: mockReportFailure,
  }),
}));

const embed = { name: 'top', height: [800, 600, 700], attributes: {} } as const;
const manifest = {
  ...manifestOf([remoteOf('ranking', { routes: [routeOf('home', '/ranking', { embed })] })]),
  origin: 'https://site.test',
  isOn: true,
  now: Date.now(),
  fonts: [],
  integrity: {},
  pinned: {},
};

let mount: typeof Program.mount;

beforeAll(async () => {
  Object.assign(globalThis, {
    __webpack_public_path__: 'https://site.test/assets/',
    SHARED_VERSIONS: {},
    CSSStyleSheet: class {
      replaceSync(): void {}
    },
    PerformanceObserver: class {
      observe(): void {}
    },
    fetch: async () => ({ ok: true, json: async () => manifest }),
  });
  ({ mount } = await import('./mount'));
});

it('tells the page that the code of the widget threw, and loads again in place [EMB-4]', async () => {
  const error = new Error('broken');
  mockLoadData = () => Promise.reject(error);
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const findInWidget = (selector: string): Promise<Element> =>
    waitFor(() => root.querySelector(selector) ?? Promise.reject(new Error(`no ${selector}`)));
  const [onLoad, onError] = [jest.fn(), jest.fn()];
  const { unmount } = mount(root, { name: 'top' }, { onLoad, onError });
  const retry = await findInWidget('[data-retry]');
  expect([onError.mock.calls.length, onLoad.mock.calls.length]).toEqual([1, 0]);
  expect(mockReportFailure).toHaveBeenCalledWith(homeOf('ranking'), error);

  mockLoadData = async () => undefined;
  fireEvent.click(retry);
  expect(await findInWidget('[data-slot] p')).toHaveTextContent('The ranking');
  await waitFor(() => expect(onLoad).toHaveBeenCalledTimes(1));
  expect(onError).toHaveBeenCalledTimes(1);
  act(unmount);
});

it("leaves an open dialog of the partner's page as it is [EMB-4]", async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const { unmount } = mount(root, { name: 'top' });
  await waitFor(() => expect(root.querySelector('[role="status"]')).toBeInTheDocument());
  expect(dialog).toBeEmptyDOMElement();
  act(unmount);
});

it('removes a toast after a while', async () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const { unmount } = mount(root, { name: 'top' });
  const button = await waitFor(() => root.querySelector('p button') ?? Promise.reject(new Error('no button')));
  jest.useFakeTimers();
  fireEvent.click(button);
  const status = root.querySelector('[role="status"]');
  expect(status).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(6000));
  expect(status).toBeEmptyDOMElement();
  act(unmount);
  jest.useRealTimers();
});
