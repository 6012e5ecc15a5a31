import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { manifestOf } from '../../testing/manifests';
import { layoutOnServer } from '../../testing/renderShell';
import { Layout } from './Layout';
import { SlotFailure } from '../slots/SlotFailure';
import type { BootManifest, BootMenuEntry } from '../manifest/manifest';

const menuEntries: BootMenuEntry[] = [
  {
    id: 'ranking',
    path: '/sales/sale',
    text: 'Ranking',
    icon: 'M4 22h16',
    group: 'data',
    order: 1,
    also: ['/sales/:id'],
  },
  { id: 'home', path: '/home', text: 'Home', icon: 'M4 22h16', group: 'market', order: 1 },
  { id: 'help', path: '/help', text: 'Help', icon: 'M4 22h16', group: 'more', order: 1 },
];

const choose = jest.fn();

const inSite = (part: ReactElement, change: Partial<BootManifest> = {}, address = '/help/how-it-works'): ReactElement =>
  layoutOnServer(part, manifestOf([], { menuEntries, ...change }), address, choose);

const layout = (props: Partial<ComponentProps<typeof Layout>> = {}): ReactElement => (
  <Layout
    isSignedIn={false}
    sideMenu
    busy={false}
    isLast={false}
    toasts={[]}
    onDismissToast={() => undefined}
    {...props}
  >
    <p>The page</p>
  </Layout>
);

const show = (change: Partial<BootManifest> = {}): void => void render(inSite(layout(), change));

const scrolledTo = (position: number): void => {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

const sideMenu = () => screen.getByRole('navigation', { name: 'Menu' });

describe('the header', () => {
  it('contains logo, language and currency, sign-in and a menu button [SHELL-3]', () => {
    show();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: /Caravan/ })).toHaveAttribute('href', '/home');
    expect(header.getByText('EN · $')).toBeInTheDocument();
    expect(header.getByRole('link', { name: 'Seller Sign in' })).toHaveAttribute('href', '/login');
    expect(header.getByRole('button', { name: 'Open the menu' })).toBeInTheDocument();
  });

  it('saves a choice of language, currency, country and theme', async () => {
    show();
    const language = screen.getByText('ქართული');
    expect(language).toHaveAttribute('href', '?lang=ge');
    await userEvent.click(language);
    await userEvent.click(screen.getByText(/Georgian lari/));
    await userEvent.click(within(screen.getByRole('list', { name: 'Import to' })).getByText('Azerbaijan'));
    await userEvent.click(screen.getAllByTitle('Light or dark theme')[0] ?? document.body);
    expect(choose.mock.calls).toEqual([
      [{ lang: 'ge' }],
      [{ currency: 'GEL' }],
      [{ country: 'azerbaijan' }],
      [{ theme: 'dark' }],
    ]);
  });
});

describe('the country of import', () => {
  it('is marked in its list, and pressing it again changes nothing', async () => {
    show();
    const list = within(screen.getByRole('list', { name: 'Import to' }));
    const [georgia, azerbaijan] = list.getAllByRole('button');
    expect(georgia).toHaveAttribute('aria-current', 'true');
    expect(azerbaijan).not.toHaveAttribute('aria-current');
    await userEvent.click(list.getByText('Georgia'));
    expect(choose).not.toHaveBeenCalled();
  });

  it('is offered in Georgian', () => {
    show({ lang: 'ge' });
    const list = within(screen.getByRole('list', { name: 'იმპორტი' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['საქართველო', 'აზერბაიჯანი']);
  });
});

describe('the side menu', () => {
  it('marks the entry of the page [SHELL-4]', () => {
    show();
    const current = within(sideMenu())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['Help']);
  });

  it('shows groups in a fixed order', () => {
    show();
    const names = within(sideMenu())
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Home', 'Ranking', 'Help']);
  });

  it('keeps accessible names while it is narrow, and saves its width [SHELL-4]', async () => {
    show({ menu: 'narrow' });
    expect(within(sideMenu()).getByRole('link', { name: 'Ranking' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    expect(choose.mock.calls).toEqual([[{ menu: null }], [{ menu: 'narrow' }]]);
  });

  it('opens as a drawer and closes on a chosen entry', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Home' }));
    expect(drawer).not.toBeInTheDocument();
  });
});

describe('the rest of the frame', () => {
  it('has a privacy link and a legal line showing 2025 [SHELL-6]', () => {
    show();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
    expect(footer.getByText(/2025/)).toBeInTheDocument();
  });

  it('shows a button to the top after 1000 px, by keyboard too [SHELL-7]', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    scrolledTo(1000);
    show();
    expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
    act(() => scrolledTo(1001));
    act(() => screen.getByRole('button', { name: 'Back to top' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(screen.getByRole('main')).toHaveFocus();
    act(() => scrolledTo(0));
    expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
  });

  it('hides the button to the top over a field [SHELL-7]', () => {
    const field = document.createElement('input');
    const hit = jest.spyOn(document, 'elementsFromPoint').mockReturnValue([field]);
    scrolledTo(1001);
    show();
    expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
    hit.mockReturnValue([]);
    act(() => scrolledTo(1002));
    expect(screen.getByRole('button', { name: 'Back to top' })).toBeInTheDocument();
    hit.mockRestore();
  });

  it('starts with a skip link and shows the progress of a navigation', () => {
    render(inSite(layout({ busy: true })));
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
    expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeInTheDocument();
  });

  it('keeps the query in the link to the other language [SHELL-11]', () => {
    const html = renderToString(inSite(layout(), {}, '/cars?brand=byd&lang=en&page=2'));
    expect(html).toContain('href="?brand=byd&amp;lang=ge&amp;page=2"');
  });

  it('renders on the server without inline styles', () => {
    const html = renderToString(inSite(layout()));
    expect(html).toContain('The page');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('hydrates part by part, so that an early click waits for its own part only [PERF-8]', () => {
    const html = renderToString(inSite(layout()));
    expect(html).toMatch(/<!--\$--><header/);
    expect(html).toMatch(/<!--\$--><div[^>]*><div[^>]*><nav/);
    expect(html).toMatch(/<!--\$--><footer/);
  });
});

describe('the fallbacks of a page', () => {
  it('show that a remote failed, why, and a retry', async () => {
    const handleRetry = jest.fn();
    render(inSite(<SlotFailure kind="timeout" onRetry={handleRetry} />));
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost while loading');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });
});
