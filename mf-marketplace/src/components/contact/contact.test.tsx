import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userOf } from '../../testing/fixtures';
import { fails, renderSite, type SiteOptions } from '../../testing/renderSite';
import { texts } from '../../testing/texts';
import { ContactButton } from './ContactButton';

const visitor = () => ({ clientId: '0123456789abcdef0123456789abcdef' });
const user = userEvent.setup();

const show = async ({ site, ...options }: SiteOptions = {}, opener = 'Ask a question') => {
  const shown = renderSite(<ContactButton vehicleId="200035" name="Kia" seller={null} />, {
    answers: { contact: { success: true } },
    site: { visitor, ...site },
    ...options,
  });
  await user.click(screen.getByRole('button', { name: opener }));
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
};

const question = () => screen.getByLabelText('Your question');
const email = () => screen.getByLabelText('E-mail');
const send = () => screen.getByRole('button', { name: 'Send question' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the contact form of a car', () => {
  it('sends a private buyer’s question and clears it [ACC-5]', async () => {
    const toast = jest.fn();
    const { lastParameter, dialog } = await show({ site: { toast } });
    expect(dialog.queryByLabelText(/Company|Rating/)).not.toBeInTheDocument();
    await user.type(question(), ' Is it still available? ');
    await user.type(email(), 'nino@example.com');
    await user.click(send());
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ text: 'Your question was sent', tone: 'success' }));
    expect(lastParameter('contact')).toEqual({
      ...visitor(),
      vehicleId: '200035',
      content: 'Is it still available?',
      email: 'nino@example.com',
      name: '',
      telephone: '',
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    expect(question()).toHaveValue('');
    expect(email()).toHaveValue('nino@example.com');
  });

  it('reports missing and invalid values and sends nothing [ACC-5]', async () => {
    const { calls } = await show();
    await user.type(question(), '  ');
    await user.click(send());
    expect(question()).toHaveAccessibleDescription(/Please fill in the content/);
    expect(question()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Please enter your e-mail, so that the seller can reply.');
    fireEvent.change(question(), { target: { value: 'Is it sold?' } });
    fireEvent.change(email(), { target: { value: 'nino@' } });
    fireEvent.change(screen.getByLabelText('Phone (optional)'), { target: { value: '1e5' } });
    await user.click(send());
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(screen.getByLabelText('Phone (optional)')).toHaveAccessibleDescription(/valid phone number/);
    expect(calls).toEqual([]);
  });

  it('keeps the values after a failed call, Escape and a reload', async () => {
    await show({ answers: { contact: fails } });
    await user.type(question(), 'Is it sold?');
    await user.type(email(), 'nino@example.com');
    await user.click(send());
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy'));
    expect(question()).toHaveValue('Is it sold?');

    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('button', { name: 'Keep writing' })).toHaveFocus();
    expect(screen.getByText('Close the form? Nothing has been sent yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep writing' }));
    expect(question()).toHaveValue('Is it sold?');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    cleanup();
    await show();
    expect(question()).toHaveValue('Is it sold?');
    expect(email()).toHaveValue('nino@example.com');
  });

  it('starts with the address of the account, which the visitor can replace', async () => {
    await show({ site: { session: { status: 'in', user: userOf('nino'), countries: [], priceAccess: 'full' } } });
    expect(email()).toHaveValue('nino@example.com');
    await user.clear(email());
    expect(email()).toHaveValue('');
    await user.type(email(), 'me@other.example');
    expect(email()).toHaveValue('me@other.example');
  });

  it('closes at once if nothing was typed', async () => {
    await show();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is translated into Georgian', async () => {
    const { dialog } = await show({ lang: 'ge' }, 'დასვით კითხვა');
    expect(texts.ge).toHaveProperty('ask.content', 'თქვენი კითხვა');
    await user.click(dialog.getByRole('button', { name: 'კითხვის გაგზავნა' }));
    expect(dialog.getByLabelText('თქვენი კითხვა')).toHaveAccessibleDescription(/გთხოვთ, შეავსოთ შეტყობინების ტექსტი/);
  });
});
