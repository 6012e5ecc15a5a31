import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Modal } from './Modal';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Request a price" closeLabel="Close">
        <input aria-label="Your price" />
      </Modal>
    </>
  );
}

const openModal = async (): Promise<HTMLElement> => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return screen.getByRole('dialog', { name: 'Request a price' });
};

describe('Modal', () => {
  it('returns the focus to its opener [SHELL-20]', async () => {
    await openModal();
    await userEvent.click(screen.getByLabelText('Your price'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });

  it("returns the focus to the page's content without scrolling [SHELL-20]", () => {
    const modal = (open: boolean) => (
      <main tabIndex={-1}>
        <Modal open={open} onClose={() => undefined} title="Request a price" closeLabel="Close">
          <input aria-label="Your price" />
        </Modal>
      </main>
    );
    const { rerender } = render(modal(false));
    const main = screen.getByRole('main');
    main.focus();
    rerender(modal(true));
    screen.getByLabelText('Your price').focus();
    const focus = jest.spyOn(main, 'focus');
    rerender(modal(false));
    expect(main).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it('keeps Tab inside in both directions [SHELL-20]', async () => {
    await openModal();
    await userEvent.click(screen.getByLabelText('Your price'));
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByLabelText('Your price')).toHaveFocus();
  });

  it('closes on Escape, by the cancel event of the dialog', async () => {
    const dialog = await openModal();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open if the choice of a file in it is cancelled', async () => {
    await openModal();
    fireEvent(screen.getByLabelText('Your price'), new Event('cancel', { bubbles: true }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('closes on the backdrop, not on a click inside', async () => {
    const dialog = await openModal();
    await userEvent.click(screen.getByText('Request a price'));
    expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    expect(dialog).not.toBeInTheDocument();
  });

  it('stays open when a press inside is released on the backdrop', async () => {
    const dialog = await openModal();
    fireEvent.pointerDown(screen.getByLabelText('Your price'));
    // The browser sends the click to the common ancestor of both places.
    fireEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    expect(dialog).not.toBeInTheDocument();
  });

  it('stays open on the second click of the double click that opened it', async () => {
    const dialog = await openModal();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(dialog).toBeInTheDocument();
  });

  it('puts its close button last, so that the first field gets the focus', async () => {
    const dialog = await openModal();
    const controls = [...dialog.querySelectorAll('input, button')];
    expect(controls.at(-1)).toHaveAccessibleName('Close');
  });

  it('scrolls to its end when it asks before it closes', async () => {
    const leaving = { question: 'Close the form?', stay: 'Keep writing', leave: 'Leave' };
    render(
      <Modal open onClose={() => undefined} title="Feedback" closeLabel="Close" leaving={leaving}>
        <form method="dialog">
          <input aria-label="Your message" />
        </form>
      </Modal>,
    );
    const dialog = screen.getByRole('dialog');
    Object.defineProperty(dialog, 'scrollHeight', { value: 900 });
    await userEvent.type(screen.getByLabelText('Your message'), 'a');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('button', { name: 'Keep writing' })).toHaveFocus();
    expect(dialog.scrollTop).toBe(900);
  });

  it('renders nothing on the server while closed', () => {
    expect(renderToString(<Example />)).not.toContain('dialog');
  });
});
