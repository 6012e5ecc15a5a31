import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Modal } from '@caravan/shared/ui';
import { routerAt } from '../../testing/routerAt';
import { backClosesDialog } from './backClosesDialog';

const texts = { question: 'Throw it away?', stay: 'Go on', leave: 'Throw away' };

const Page = ({
  asksBeforeClosing = false,
  isFirstOpen = false,
}: {
  readonly asksBeforeClosing?: boolean;
  readonly isFirstOpen?: boolean;
}) => {
  const [isOpen, setOpen] = useState(isFirstOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title="A question"
        closeLabel="Close"
        {...(asksBeforeClosing && { leaving: texts })}
      >
        <form method="dialog">
          <input aria-label="name" />
        </form>
      </Modal>
    </>
  );
};

const router = routerAt('/home');
backClosesDialog(window, router);
const loads = jest.fn();
router.subscribe(loads);

const hasGuard = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'dialog' in state;
};
const press = (name: string): void => {
  const button = screen.getByRole('button', { name });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
};
const open = async (): Promise<void> => {
  press('Ask');
  await waitFor(() => expect(hasGuard()).toBe(true));
};
const isOpen = (): boolean => screen.queryByRole('dialog') !== null;
const back = (): Promise<void> => act(async () => window.history.back());
const pathname = (): string => router.state().location.pathname;

describe('Back with an open dialog', () => {
  afterEach(async () => {
    await router.navigate('/home', { replace: true });
    loads.mockClear();
  });

  it('closes it, stays on the page and leaves no history entry', async () => {
    render(<Page />);
    const entries = window.history.length;
    await open();
    await back();
    await waitFor(() => expect(isOpen()).toBe(false));
    await open();
    press('Close');
    await waitFor(() => expect(hasGuard()).toBe(false));
    expect(window.history.length).toBe(entries + 1);
    expect(loads).not.toHaveBeenCalled();
  });

  it('asks for confirmation if the visitor has typed something', async () => {
    render(<Page asksBeforeClosing />);
    await open();
    fireEvent.input(screen.getByLabelText('name'), { target: { value: 'Nino' } });
    await back();
    expect(await screen.findByText('Throw it away?')).toBeInTheDocument();
    await waitFor(() => expect(hasGuard()).toBe(true));
    press('Throw away');
    await waitFor(() => expect(hasGuard()).toBe(false));
    expect(isOpen()).toBe(false);
    expect(loads).not.toHaveBeenCalled();
  });

  it('leaves a page that opened with its dialog', async () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(isOpen()).toBe(true);
    await router.navigate('/car');
    await back();
    await waitFor(() => expect(pathname()).toBe('/home'));
    expect(hasGuard()).toBe(false);
  });

  it('skips the guard after a link in the dialog, back and forward', async () => {
    const { unmount } = render(<Page />);
    await open();
    await router.navigate('/car');
    unmount();
    await back();
    await waitFor(() => expect(pathname()).toBe('/home'));
    expect(hasGuard()).toBe(false);
    window.history.forward();
    await waitFor(() => expect(pathname()).toBe('/car'));
  });

  it('goes one step back over the guard of another page while a dialog closes', async () => {
    const { unmount } = render(<Page />);
    await open();
    await router.navigate('/car');
    unmount();
    const backs = jest.spyOn(window.history, 'back');
    // In the capture phase, so that the closing is handled before the step over the guard.
    const openAndClose = (): void => render(<Page isFirstOpen />).unmount();
    window.addEventListener('popstate', openAndClose, { capture: true, once: true });
    await back();
    await waitFor(() => expect([pathname(), hasGuard()]).toEqual(['/home', false]));
    expect(backs).toHaveBeenCalledTimes(1);
  });

  it('closes it after navigations under it and stays on the last page', async () => {
    render(<Page />);
    await open();
    await router.navigate('/home?fuel=electric');
    await waitFor(() => expect(hasGuard()).toBe(true));
    await back();
    await waitFor(() => expect(isOpen()).toBe(false));
    expect([window.location.search, router.state().location.search]).toEqual(['?fuel=electric', '?fuel=electric']);
    await back();
    await waitFor(() => expect(router.state().location.search).toBe(''));
    await waitFor(() => expect([window.location.search, hasGuard()]).toEqual(['', false]));
  });

  it('closes a dialog that replaced another', async () => {
    const { rerender } = render(<Page key="first" isFirstOpen />);
    press('Ask');
    rerender(<Page key="second" isFirstOpen />);
    await waitFor(() => expect(hasGuard()).toBe(true));
    await back();
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});
