import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Modal } from '@caravan/shared/ui';
import { routerAt } from '../../testing/routerAt';
import { backClosesDialog } from './backClosesDialog';

const texts = { question: 'Throw it away?', stay: 'Go on', leave: 'Throw away' };

const Page = ({
  asks = false,
  onOpen = () => undefined,
}: {
  readonly asks?: boolean;
  readonly onOpen?: () => void;
}) => {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
    onOpen();
  };
  return (
    <>
      <button type="button" onClick={open}>
        Ask
      </button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title="A question"
        closeLabel="Close"
        {...(asks && { leaving: texts })}
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

const press = (name: string): void => {
  const button = screen.getByRole('button', { name });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
};
const isOpen = (): boolean => screen.queryByRole('dialog') !== null;
const back = (): Promise<void> => act(async () => window.history.back());

describe('Back with an open dialog', () => {
  afterEach(async () => {
    await router.navigate('/home', { replace: true });
    loads.mockClear();
  });

  it('closes it and stays on the page, and leaves no entry behind', async () => {
    render(<Page />);
    const entries = window.history.length;
    press('Ask');
    await back();
    await waitFor(() => expect(isOpen()).toBe(false));
    press('Ask');
    press('Close');
    await waitFor(() => expect(window.history.state).not.toHaveProperty('dialog'));
    expect(window.history.length).toBe(entries + 1);
    expect(loads).not.toHaveBeenCalled();
  });

  it('asks first where something was typed', async () => {
    render(<Page asks />);
    press('Ask');
    fireEvent.input(screen.getByLabelText('name'), { target: { value: 'Nino' } });
    await back();
    expect(await screen.findByText('Throw it away?')).toBeInTheDocument();
    await waitFor(() => expect(window.history.state).toHaveProperty('dialog'));
    press('Throw away');
    await waitFor(() => expect(window.history.state).not.toHaveProperty('dialog'));
    expect(isOpen()).toBe(false);
    expect(loads).not.toHaveBeenCalled();
  });

  it('leaves the page where the dialog came with it', async () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(isOpen()).toBe(true);
    await router.navigate('/car');
    expect(window.history.state).not.toHaveProperty('dialog');
    await back();
    await waitFor(() => expect(router.state().location.pathname).toBe('/home'));
  });

  it('is passed over after a link was followed from the dialog', async () => {
    const { unmount } = render(<Page />);
    press('Ask');
    await router.navigate('/car');
    unmount();
    expect(window.location.pathname).toBe('/car');
    await back();
    await waitFor(() => expect(router.state().location.pathname).toBe('/home'));
    expect(window.history.state).not.toHaveProperty('dialog');
  });
});
