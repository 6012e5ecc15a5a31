import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import type { RemoteModule } from '@caravan/shared/contracts';
import { expectConsole } from '@caravan/shared/testing';
import { cardOf, homeOf, manifestOf, remoteOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { hydrateShell, renderShell } from '../../testing/renderShell';
import { sourceOf } from '../../testing/sources';
import { RemoteLoadError } from '../remotes/errors';
import { PageSlot } from './PageSlot';
import { PlacedWidget } from './PlacedWidget';
import { WidgetSlot } from './WidgetSlot';

const ranking = remoteOf('ranking');
const manifest = manifestOf([ranking]);
const layout = (
  <>
    <h2>The layout</h2>
    <PageSlot slot={homeOf('ranking')} />
    <WidgetSlot slot={cardOf('ranking')} widgetProps={{}} fallback="The placeholder" />
  </>
);
const pageSlot = <PageSlot slot={homeOf('ranking')} />;
const widgetSlot = <WidgetSlot slot={cardOf('ranking')} widgetProps={{ brand: 'Zeekr' }} fallback="The placeholder" />;

const BrokenComponent: ComponentType = () => {
  throw new Error('boom');
};
const brokenModule = moduleOf('', { page: { Component: BrokenComponent }, widget: { Component: BrokenComponent } });
const down = new RemoteLoadError('network', 'ranking', 'v2-0123456789abcdef', '/remotes/ranking/entry.v2.js');
const failureTitle = 'This section is not available right now';

describe("the slot of a remote's page", () => {
  it('shows progress, then the page', async () => {
    const { remotes } = renderShell(pageSlot, manifest, sourceOf([moduleOf('The ranking')]).source);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    await act(() => remotes.open(homeOf('ranking')));
    expect(screen.getByText('The ranking')).toBeVisible();
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });

  it('shows a failure with a retry that works without a page reload, and fetches its data [MFE-5]', async () => {
    const load = jest.fn(async () => null);
    const { remotes } = renderShell(pageSlot, manifest, sourceOf([down, moduleOf('The ranking')]).source, load);
    await act(() => remotes.open(homeOf('ranking')));
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost while loading');
    // Names and versions are for teams, in the console.
    expect(screen.getByRole('alert')).not.toHaveTextContent(/ranking|v2-|network/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The ranking')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('retries when the browser is online again', async () => {
    const { remotes } = renderShell(
      layout,
      manifest,
      sourceOf([down, down, moduleOf('Page'), moduleOf('Card')]).source,
    );
    await act(() => remotes.open(homeOf('ranking')));
    expect(await screen.findAllByText(failureTitle)).toHaveLength(2);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Page')).toBeVisible();
    expect(await screen.findByText('Card')).toBeVisible();
    expect(screen.queryByText(failureTitle)).not.toBeInTheDocument();
  });

  it('catches a rendering error of a page, and the layout stays [MFE-5]', async () => {
    expectConsole('error', /boom/);
    const { remotes } = renderShell(layout, manifest, sourceOf([moduleOf('The card'), brokenModule]).source);
    await act(() => remotes.open(homeOf('ranking')));
    expect(await screen.findByRole('heading', { name: failureTitle })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The layout' })).toBeVisible();
    expect(screen.getByText('The card')).toBeVisible();
  });

  it('shows the last good version instead of one that throws [MFE-5]', async () => {
    expectConsole('error', /boom/);
    const { source } = sourceOf([brokenModule, moduleOf('The earlier ranking')], () => true);
    const { remotes } = renderShell(pageSlot, manifest, source);
    await act(() => remotes.open(homeOf('ranking')));
    expect(await screen.findByText('The earlier ranking')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps typed values when another version replaces the page [MFE-14]', async () => {
    expectConsole('error', /Failed to fetch dynamically imported module/);
    // A field as in forms, and a part whose file was removed.
    const createPage = (isBroken: boolean): ComponentType => {
      const Form: ComponentType = () => {
        const [text, setText] = useState('');
        const [isOpen, setOpen] = useState(false);
        if (isOpen && isBroken)
          throw new TypeError('Failed to fetch dynamically imported module: /remotes/ranking/x.js');
        return (
          <form>
            <input aria-label="From" value={text} onChange={(event) => setText(event.target.value)} />
            <input type="checkbox" aria-label="New" />
            <input type="password" aria-label="Secret" />
            <button type="button" onClick={() => setOpen(true)}>
              Open
            </button>
            <output>{`${isBroken ? 'old' : 'new'} ${text}`}</output>
          </form>
        );
      };
      return Form;
    };
    const modules = [true, false].map((isBroken) => moduleOf('', { page: { Component: createPage(isBroken) } }));
    const { remotes } = renderShell(pageSlot, manifest, sourceOf(modules, () => true).source);
    await act(() => remotes.open(homeOf('ranking')));
    await userEvent.type(screen.getByLabelText('From'), '12000');
    await userEvent.type(screen.getByLabelText('Secret'), 'secret');
    await userEvent.click(screen.getByLabelText('New'));
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    // The state of the new version has the value too.
    expect(await screen.findByText('new 12000')).toBeVisible();
    expect(screen.getByLabelText('New')).toBeChecked();
    expect(screen.getByLabelText('Secret')).toHaveValue('');
  });

  it('renders after a retry if it had thrown', async () => {
    expectConsole('error', /boom/);
    const { remotes } = renderShell(pageSlot, manifest, sourceOf([brokenModule, moduleOf('The ranking')]).source);
    await act(() => remotes.open(homeOf('ranking')));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The ranking')).toBeVisible();
  });

  it('shows a failure in Georgian', async () => {
    const { remotes } = renderShell(pageSlot, { ...manifest, lang: 'ge' }, sourceOf([down]).source);
    await act(() => remotes.open(homeOf('ranking')));
    expect(screen.getByRole('button', { name: 'სცადეთ ხელახლა' })).toBeVisible();
  });
});

describe("the slot of another remote's widget", () => {
  it('loads the widget and shows its fallback meanwhile', async () => {
    const Card: ComponentType<{ readonly given: unknown }> = ({ given }) => <p>Card of {JSON.stringify(given)}</p>;
    const { source, requestedChunks } = sourceOf([moduleOf('', { widget: { Component: Card } })]);
    renderShell(widgetSlot, manifest, source);
    expect(screen.getByText('The placeholder')).toBeVisible();
    expect(await screen.findByText('Card of {"brand":"Zeekr"}')).toBeVisible();
    expect(requestedChunks).toEqual([['text-en', 'text-Card-en', 'widget-Card']]);
  });

  it.each<[string, RemoteModule | Error]>([
    ['cannot be had', down],
    ['throws while rendering', brokenModule],
  ])('shows a failure with a retry if it %s, and the page stays [MFE-5]', async (_why, module) => {
    if (module === brokenModule) expectConsole('error', /boom/);
    renderShell(layout, manifest, sourceOf([module, moduleOf('The card')]).source);
    expect(await screen.findByText(failureTitle)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The layout' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The card')).toBeVisible();
  });
});

describe('hydration of a slot', () => {
  // A hydration mismatch would fail these tests, because they allow no console message.
  it('shows the server’s skeleton, then a page that the server left out', async () => {
    const left = { ...manifest, leftOut: [homeOf('ranking')] };
    const { source } = sourceOf([moduleOf('The ranking')]);
    const { remotes, sent } = hydrateShell(pageSlot, left, source);
    expect(sent).toContain('Loading…');
    await act(() => remotes.open(homeOf('ranking')));
    expect(screen.getByText('The ranking')).toBeVisible();
  });

  it('shows the fallback first for a widget that the server left out', async () => {
    const left = { ...manifest, leftOut: [cardOf('ranking')] };
    const { sent } = hydrateShell(widgetSlot, left, sourceOf([moduleOf('The card')]).source);
    expect(sent).toBe('The placeholder');
    expect(await screen.findByText('The card')).toBeVisible();
  });

  const withPage = { ...manifest, rendered: [homeOf('ranking')] };
  const html = '<h1>The ranking</h1><input aria-label="From">';

  it('keeps the server’s HTML and typed values until the code of the page is loaded', async () => {
    const Page: ComponentType = () => (
      <>
        <h1>The ranking, at work</h1>
        <input aria-label="From" />
      </>
    );
    const { source } = sourceOf([moduleOf('', { page: { Component: Page } })]);
    const { remotes } = hydrateShell(pageSlot, withPage, source, html);
    await userEvent.type(screen.getByLabelText('From'), '12000');
    expect(screen.getByRole('heading', { name: 'The ranking' })).toBeVisible();
    await act(() => remotes.open(homeOf('ranking')));
    expect(screen.getByRole('heading', { name: 'The ranking, at work' })).toBeVisible();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByLabelText('From')).toHaveValue('12000');
  });

  it('shows a failure once the code of the page has failed, with a retry', async () => {
    const { remotes } = hydrateShell(pageSlot, withPage, sourceOf([down, moduleOf('At work')]).source, html);
    expect(screen.getByRole('heading', { name: 'The ranking' })).toBeVisible();
    await act(() => remotes.open(homeOf('ranking')));
    expect(screen.queryByRole('heading', { name: 'The ranking' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('At work')).toBeVisible();
  });
});

describe('a placed widget', () => {
  const slot = <PlacedWidget place="login" onClose={() => {}} />;

  it('comes from the remote that offers one for the place', async () => {
    renderShell(slot, withAccount, sourceOf([moduleOf('Sign in')]).source);
    expect(await screen.findByText('Sign in')).toBeVisible();
  });

  const withAccount = manifestOf([ranking, remoteOf('account')], { placed: { login: cardOf('account') } });

  it('opens a dialog with progress at once, which can be closed [SHELL-26]', async () => {
    const onClose = jest.fn();
    const never = { load: () => new Promise<never>(() => undefined), excludeVersion: () => false };
    renderShell(<PlacedWidget place="login" onClose={onClose} />, withAccount, never);
    expect(screen.getByRole('dialog', { name: 'Loading…' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows a failure in the dialog, with a retry [SHELL-26]', async () => {
    renderShell(slot, withAccount, sourceOf([down, moduleOf('Sign in')]).source);
    expect(await screen.findByRole('dialog', { name: failureTitle })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sign in')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is loaded again when it is opened after a failure [SHELL-26]', async () => {
    const Opener = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen && <PlacedWidget place="login" onClose={() => setOpen(false)} />}
        </>
      );
    };
    renderShell(<Opener />, withAccount, sourceOf([down, moduleOf('Sign in')]).source);
    await userEvent.click(screen.getByText('Open'));
    await screen.findByRole('dialog', { name: failureTitle });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByText('Open'));
    expect(await screen.findByText('Sign in')).toBeVisible();
  });

  it('shows no failure of the prompt, which the visitor did not open [SHELL-26]', async () => {
    const inviting = manifestOf([remoteOf('account')], { placed: { prompt: cardOf('account') } });
    const { source, requestedChunks } = sourceOf([down]);
    renderShell(<PlacedWidget place="prompt" onClose={() => {}} />, inviting, source);
    await act(() => Promise.resolve());
    expect(requestedChunks).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is empty if no remote offers one', () => {
    const { source, requestedChunks } = sourceOf([moduleOf('Sign in')]);
    const { container } = renderShell(slot, manifest, source);
    expect(container).toBeEmptyDOMElement();
    expect(requestedChunks).toEqual([]);
  });
});
