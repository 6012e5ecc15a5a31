import { act, screen, waitFor } from '@testing-library/react';
import { Activity, useId, useState, type ReactElement } from 'react';
import { cardOf, manifestOf, remoteOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { hydrateWithWidget, renderShell } from '../../testing/renderShell';
import { sourceOf } from '../../testing/sources';
import { WidgetSlot } from './WidgetSlot';

const slot = cardOf('ranking');
const manifest = manifestOf([remoteOf('ranking')], { rendered: [slot] });

const Counter = ({ given }: { readonly given: unknown }): ReactElement => {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      id={useId()}
      onClick={() => setCount(count + 1)}
      onFocus={() => setCount(count + 10)}
      onPointerEnter={() => setCount(count + 100)}
    >
      {JSON.stringify(given)} {count}
    </button>
  );
};
const counting = moduleOf('', { widget: { Component: Counter } });

/** A page with a generated id around the widget. */
const Page = ({ widgetProps }: { readonly widgetProps: unknown }): ReactElement => (
  <section id={useId()}>
    <WidgetSlot slot={slot} widgetProps={widgetProps} fallback="Fallback" />
  </section>
);
const pageOf = (widgetProps: unknown): ReactElement => <Page widgetProps={widgetProps} />;

/** Hydrates a page whose widget the server rendered. `arrive` loads the widget's code. */
const hydrate = async (partOf = pageOf) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { source } = sourceOf([counting]);
  const delayedSource: typeof source = { ...source, load: async (...args) => arrived.then(() => source.load(...args)) };
  const server = sourceOf([counting]).source;
  const page = await hydrateWithWidget(partOf, { slot, widgetProps: 'first' }, manifest, server, delayedSource);
  return { ...page, arrive: () => act(async () => arrive()) };
};

afterEach(() => document.body.replaceChildren());

describe('a widget that the server rendered', () => {
  it('keeps its HTML until its code is loaded, then hydrates [MFE-10]', async () => {
    const { container, errors, arrive } = await hydrate();
    const sent = container.innerHTML;
    const button = screen.getByRole('button');
    expect(button).toHaveTextContent('"first" 0');
    await arrive();
    expect([container.innerHTML, errors]).toEqual([sent, []]);
    act(() => button.click());
    expect(button).toHaveTextContent('"first" 1');
    expect(screen.getByRole('button')).toBe(button);
  });

  it('gets later props of the page', async () => {
    const { arrive, setWidgetProps } = await hydrate();
    await arrive();
    setWidgetProps('second');
    expect(await screen.findByText('"second" 0')).toBeInTheDocument();
  });

  it('gets the props that the page changed before its code was loaded', async () => {
    const { arrive, setWidgetProps, errors } = await hydrate();
    const button = screen.getByRole('button');
    setWidgetProps('second');
    expect(button).toHaveTextContent('"first" 0');
    await arrive();
    await waitFor(() => expect(button).toHaveTextContent('"second" 0'));
    expect(errors).toEqual([]);
  });

  it('replays a click that came before its code [PERF-8]', async () => {
    const { arrive } = await hydrate();
    act(() => screen.getByRole('button').click());
    await arrive();
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('"first" 1'));
  });

  it('replays a focus that came before its code', async () => {
    const { arrive } = await hydrate();
    screen.getByRole('button').focus();
    await arrive();
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('"first" 10'));
  });

  it('replays a hover that came before its code', async () => {
    const { arrive, container } = await hydrate();
    const button = screen.getByRole('button');
    // jsdom has no pointer.
    Object.assign(globalThis, { PointerEvent: MouseEvent });
    const find = container.querySelectorAll.bind(container);
    const root = button.parentElement;
    if (!root) throw new Error('the widget has no root');
    root.querySelectorAll = (selector: string) => find(selector === ':hover' ? 'button' : selector);
    await arrive();
    await waitFor(() => expect(button).toHaveTextContent('"first" 100'));
  });

  it('is rendered by the page after that was left and shown again', async () => {
    const Hideable = (): ReactElement => {
      const [isShown, setShown] = useState(true);
      return (
        <>
          <a href="#other" onClick={() => setShown(!isShown)}>
            Other page
          </a>
          <Activity mode={isShown ? 'visible' : 'hidden'}>
            <Page widgetProps="first" />
          </Activity>
        </>
      );
    };
    const { arrive, errors } = await hydrate(() => <Hideable />);
    await arrive();
    act(() => screen.getByRole('link').click());
    await waitFor(() => expect(screen.getByText('"first" 0')).not.toBeVisible());
    act(() => screen.getByRole('link').click());
    act(() => screen.getByRole('button').click());
    expect(screen.getByText('"first" 1')).toBeVisible();
    expect(errors).toEqual([]);
  });

  it('is rendered by the page if its HTML is gone', async () => {
    const { source } = sourceOf([counting]);
    renderShell(pageOf('anew'), manifest, source);
    expect(await screen.findByText('"anew" 0')).toBeInTheDocument();
  });

  it('has its fallback while its code loads if React rendered its element again', () => {
    document.body.innerHTML = '<div data-slot="ranking/Card"><div>"left" 0</div></div>';
    renderShell(pageOf('anew'), manifest, { load: () => new Promise(() => undefined), excludeVersion: () => false });
    expect(screen.getByText('Fallback')).toBeVisible();
  });

  it('is rendered by the page if only a page that was left has its HTML', async () => {
    document.body.innerHTML = '<div data-slot="ranking/Card"><div>"left" 0</div></div>';
    const { source } = sourceOf([counting]);
    renderShell(pageOf('anew'), manifest, source);
    expect(await screen.findByText('"anew" 0')).toBeInTheDocument();
  });

  it('is removed with its page', async () => {
    const { arrive, unmount, container } = await hydrate();
    await arrive();
    unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(container).toBeEmptyDOMElement();
  });
});
