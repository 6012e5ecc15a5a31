import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Badge,
  Button,
  Dropdown,
  Modal,
  Picture,
  Price,
  SearchField,
  TextField,
  ToastStack,
  useTopDialog,
} from './index';

/** Creates an element in a shadow root, where widgets on partners' pages render. */
const createWidget = (): HTMLElement => {
  const host = document.createElement('div');
  document.body.append(host);
  return host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
};

describe('ToastStack', () => {
  it('announces errors as alerts and other toasts politely', async () => {
    const handleDismiss = jest.fn();
    render(
      <ToastStack
        toasts={[
          { id: 1, tone: 'error', text: 'Network error' },
          { id: 2, tone: 'success', text: 'Saved' },
        ]}
        dialog={null}
        onDismiss={handleDismiss}
        dismissLabel="Dismiss"
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^Network error$/);
    expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/);
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
    expect(handleDismiss).toHaveBeenCalledWith(1);
  });
});

describe('ToastStack beside a dialog', () => {
  const SiteToasts = () => (
    <ToastStack
      toasts={[{ id: 1, tone: 'error', text: 'Network error' }]}
      dialog={useTopDialog()}
      onDismiss={() => undefined}
      dismissLabel="Dismiss"
    />
  );

  it('renders in the open dialog, because the rest is inert [ERR-3]', () => {
    const dialog = (open: boolean) => (
      <>
        <SiteToasts />
        <Modal open={open} onClose={() => undefined} title="Sign in" closeLabel="Close">
          Fields
        </Modal>
      </>
    );
    const { rerender } = render(dialog(true));
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('Network error');
    rerender(dialog(false));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Network error');
  });
});

describe('ToastStack in a widget', () => {
  it.each([
    ['scrolls a covered button into view', 580, [[{ top: 36, behavior: 'instant' }]]],
    ['scrolls nothing if it covers no button', 100, []],
  ])('%s [EMB-4]', (_claim, top, calls) => {
    const container = createWidget();
    const view = (text?: string) => (
      <>
        <button type="button">Save</button>
        <ToastStack
          toasts={text === undefined ? [] : [{ id: 1, tone: 'info', text }]}
          dialog={null}
          onDismiss={() => undefined}
          dismissLabel="Dismiss"
        />
      </>
    );
    const { rerender } = render(view(), { container });
    const button = within(container).getByRole('button', { name: 'Save' });
    act(() => button.focus());
    const scrollBy = jest.spyOn(window, 'scrollBy').mockReturnValue();
    const place = (element: Element | null, y: number, height: number) =>
      element && jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, y, 100, height));
    place(document.activeElement, 0, 2000);
    place(button, top, 40);
    place(button.nextElementSibling, 600, 80);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
    rerender(view('Copied'));
    expect(scrollBy.mock.calls).toEqual(calls);
  });
});

describe('Picture', () => {
  it('shows a placeholder with the alt text for a broken picture', () => {
    render(<Picture src="/gone.png" alt="BYD Song" width={300} height={200} />);
    const picture = screen.getByRole('img', { name: 'BYD Song' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    fireEvent.error(picture);
    expect(picture).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'BYD Song' })).toBeInTheDocument();
  });

  it('shows the placeholder at once without an address', () => {
    const { container } = render(<Picture src={null} alt="BYD Song" width={300} height={200} />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('tries again with another address', () => {
    const { rerender, container } = render(<Picture src="/gone.png" alt="" width={3} height={2} />);
    fireEvent.error(container.querySelector('img') ?? container);
    expect(container.querySelector('img')).toBeNull();
    rerender(<Picture src="/there.png" alt="" width={3} height={2} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/there.png');
  });
});

describe('Price', () => {
  it('shows symbol and amount, or a dash with words', () => {
    const { container, rerender } = render(<Price amount={33400} currency="GEL" lang="en" />);
    expect(container).toHaveTextContent('₾33,400');
    rerender(<Price amount={null} currency="USD" lang="en" missingText="No price" />);
    expect(screen.getByRole('img', { name: 'No price' })).toHaveTextContent('—');
  });
});

describe('Badge', () => {
  it('accepts no CSS from data', () => {
    render(<Badge fill="#fff;outline:9px solid">Hot</Badge>);
    expect(document.head.textContent).not.toContain('9px');
  });
});

describe('Button', () => {
  it('ignores clicks while loading and keeps focus', async () => {
    const handleClick = jest.fn();
    render(
      <Button loading onClick={handleClick}>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(handleClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
  });
});

describe('TextField', () => {
  it('describes the input by hint and error', () => {
    render(<TextField label="E-mail" hint="We answer within a day." error="Email format error" />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Email format error We answer within a day.');
    // A form with several invalid fields would interrupt a screen reader for each of them.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('SearchField', () => {
  it('keeps the focus and the page on Enter and after clearing', async () => {
    const handleChange = jest.fn();
    render(<SearchField label="Search" clearLabel="Clear" value="id.4" onChange={handleChange} />);
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(handleChange).toHaveBeenCalledWith('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('Dropdown', () => {
  const show = (): HTMLDetailsElement | null => {
    render(
      <>
        <Dropdown label="Language" button="EN">
          <button type="button">Georgian</button>
        </Dropdown>
        <button type="button">Elsewhere</button>
      </>,
    );
    const details = document.querySelector('details');
    if (details) details.open = true;
    return details;
  };

  it('closes on Escape and returns the focus to its button', async () => {
    const details = show();
    act(() => screen.getByRole('button', { name: 'Georgian' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(details).not.toHaveAttribute('open');
    expect(details?.querySelector('summary')).toHaveFocus();
  });

  it('closes on a choice and on blur', async () => {
    const details = show();
    await userEvent.click(screen.getByRole('button', { name: 'Georgian' }));
    expect(details).not.toHaveAttribute('open');
    if (details) details.open = true;
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(details).not.toHaveAttribute('open');
  });

  it('stays open while the pointer presses a choice in a widget', () => {
    const container = createWidget();
    render(
      <Dropdown label="Save" button="Save">
        <button type="button">CSV</button>
      </Dropdown>,
      { container },
    );
    const details = container.querySelector('details');
    if (details) details.open = true;
    fireEvent.pointerDown(within(container).getByRole('button', { name: 'CSV' }));
    expect(details).toHaveAttribute('open');
    fireEvent.pointerDown(document.body);
    expect(details).not.toHaveAttribute('open');
  });
});
