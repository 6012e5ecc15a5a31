import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteContext, type Site } from '../site';
import { testSite } from '../testing';
import { PlotErrorBoundary } from '../charts/plot';
import { lazyPart, prepareParts } from '../page/lazyPart';

const Text = ({ text }: { readonly text: string }) => <p>{text}</p>;

const shownWith = (site: Partial<Site>, part: ReturnType<typeof lazyPart<{ readonly text: string }>>) => {
  const Part = part;
  return render(
    <SiteContext value={testSite(site)}>
      <Part text="filters" />
    </SiteContext>,
  );
};

describe('lazyPart', () => {
  it('loads a part when it renders and replays its queued events [PERF-8]', async () => {
    let arrive: (view: typeof Text) => void = () => undefined;
    const load = jest.fn(() => new Promise<typeof Text>((resolve) => (arrive = resolve)));
    const eventQueue = { note: jest.fn(() => () => undefined), take: jest.fn() };
    const part = lazyPart(load);
    expect(load).not.toHaveBeenCalled();
    shownWith({ holdPresses: () => eventQueue }, part);
    expect(eventQueue.note).toHaveBeenCalled();
    expect(eventQueue.take).not.toHaveBeenCalled();
    await act(async () => arrive(Text));
    expect(screen.getByText('filters')).toBeInTheDocument();
    expect(eventQueue.take).toHaveBeenCalledTimes(1);
  });

  it('renders a prepared part at once without an event queue', async () => {
    const part = lazyPart(async () => Text);
    await prepareParts([part, lazyPart(() => Promise.reject(new Error('gone')))]);
    const holdPresses = jest.fn();
    shownWith({ holdPresses }, part);
    expect(screen.getByText('filters')).toBeInTheDocument();
    expect(holdPresses).not.toHaveBeenCalled();
  });
});

/** The error of the shell for a file that did not arrive. */
const unreachable = Object.assign(new Error('no connection'), { kind: 'network' });

const title = 'This section is not available';

describe('a part whose code does not arrive', () => {
  it('shows a message with a retry, then the part with the focus [SHELL-26]', async () => {
    let isDown = true;
    const part = lazyPart(async () => (isDown ? Promise.reject(unreachable) : Text));
    shownWith({}, part);
    expect(await screen.findByText(title)).toBeInTheDocument();
    const retry = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(retry).toBeInTheDocument();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('filters')).toBeInTheDocument();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the HTML of the server below the message [SHELL-26]', async () => {
    const frame = shownWith(
      {},
      lazyPart(() => new Promise<typeof Text>(() => undefined)),
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = frame.container.innerHTML.replace('></', '><!--$--><p>filters</p><!--/$--></');
    let isDown = true;
    const Part = lazyPart(async () => (isDown ? Promise.reject(unreachable) : Text));
    const onRecoverableError = jest.fn();
    render(
      <SiteContext value={testSite()}>
        <Part text="filters" />
      </SiteContext>,
      { container, hydrate: true, onRecoverableError },
    );
    expect(await screen.findByText(title)).toBeInTheDocument();
    const sent = screen.getByText('filters');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
    expect(screen.getByText('filters')).toBe(sent);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('shows no message if the part is optional', async () => {
    const load = jest.fn(() => Promise.reject(unreachable));
    const { container } = shownWith({}, lazyPart<{ readonly text: string }>(load, { isOptional: true }));
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(1);
    expect(container).toHaveTextContent('');
  });

  it.each([
    ['a file that was removed', Object.assign(new Error('gone'), { kind: 'http' })],
    ['an error of its code', new TypeError('boom')],
  ])('fails with its slot after %s [MFE-14]', async (_title, error) => {
    const Part = lazyPart<{ readonly text: string }>(() => Promise.reject(error));
    const onCaughtError = jest.fn();
    render(
      <SiteContext value={testSite()}>
        <PlotErrorBoundary fallback="the slot failed">
          <Part text="filters" />
        </PlotErrorBoundary>
      </SiteContext>,
      { onCaughtError },
    );
    expect(await screen.findByText('the slot failed')).toBeInTheDocument();
    expect(onCaughtError).toHaveBeenCalledWith(error, expect.anything());
  });
});
