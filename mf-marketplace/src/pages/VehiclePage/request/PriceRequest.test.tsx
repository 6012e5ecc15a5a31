import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answersLater } from '../../../testing/renderSite';
import { openVehicle } from '../testing/openVehicle';
import { vehicleDetail } from '../testing/vehicleDetail';

const form = () => within(screen.getByRole('region', { name: 'Offer your price' }));
const field = (label: string) => form().getByLabelText(label);
const send = () => form().getByRole('button', { name: 'Send offer' });
const minus = () => form().getByRole('button', { name: 'Decrease quantity' });
const plus = () => form().getByRole('button', { name: 'Increase quantity' });

const typed = {
  'Your price per car': '31 500',
  Name: ' Nino Beridze ',
  'Company name': 'Kolkheti Motors',
  'E-mail': 'nino@example.com',
  Phone: '+995 32 2 555 01 00',
};

const fillIn = async (): Promise<void> => {
  for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } });
  await userEvent.click(form().getByRole('radio', { name: '4 stars' }));
  await userEvent.click(plus());
};

const expectFilledIn = (): void => {
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
  expect(form().getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(field('Quantity')).toHaveValue('2');
};

const requested = {
  clientId: '0123456789abcdef0123456789abcdef',
  vehicleId: '200035',
  currency: 'USD',
  star: 4,
  price: 31_500,
  quantity: 2,
  name: 'Nino Beridze',
  companyName: 'Kolkheti Motors',
  email: 'nino@example.com',
  telephone: '+995 32 2 555 01 00',
};

/** Renders everything again, as after a reload. Only stored values remain. */
const reopen = async (...options: Parameters<typeof openVehicle>): Promise<void> => {
  cleanup();
  await openVehicle(...options);
};

beforeEach(() => localStorage.clear());

describe('the price request', () => {
  it('sends the form with currency, client and identity [DET-2]', async () => {
    const [toast, track] = [jest.fn(), jest.fn()];
    const visitor = () => ({ clientId: requested.clientId, identityId: '9001' });
    const { calls } = await openVehicle(vehicleDetail(), { site: { toast, track, visitor } });
    await fillIn();
    await userEvent.click(send());
    const title = await form().findByRole('heading', { name: 'Your offer was sent' });
    expect(title).toHaveFocus();
    expect(calls.filter(({ call }) => call === 'submitPrice')).toEqual([
      { call: 'submitPrice', parameter: { ...requested, identityId: '9001' } },
    ]);
    expect(toast).toHaveBeenCalledWith({ text: 'Your offer was sent', tone: 'success' });
    expect(track).toHaveBeenCalledWith('FINDER_SUBMIT_PRICE', { vehicleId: '200035' });
    expect(form().getByText('$31,500')).toBeInTheDocument();

    await userEvent.click(form().getByRole('button', { name: 'Send another offer' }));
    expectFilledIn();
    expect(field('Your price per car')).toHaveFocus();
  });

  it('gets the focus from the bar: first field or receipt [SHELL-20]', async () => {
    await openVehicle();
    const bar = screen.getByRole('link', { name: 'Offer your price' });
    await userEvent.click(bar);
    expect(field('Your price per car')).toHaveFocus();
    await fillIn();
    await userEvent.click(send());
    const title = await form().findByRole('heading', { name: 'Your offer was sent' });
    await userEvent.click(bar);
    expect(title).toHaveFocus();
  });

  it('requires every field and marks missing ones [DET-2]', async () => {
    const { calls } = await openVehicle();
    await userEvent.clear(field('Quantity'));
    await userEvent.click(send());
    expect(form().getByRole('alert')).toHaveTextContent('Please fill in all required fields');
    for (const label of [...Object.keys(typed), 'Quantity']) {
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining('Required field'));
    }
    expect(form().getByRole('radiogroup')).toHaveAccessibleDescription('Required field');
    expect(field('Your price per car')).toHaveFocus();

    await fillIn();
    await userEvent.clear(field('Company name'));
    await userEvent.type(field('Company name'), '  ');
    await userEvent.click(send());
    expect(field('Company name')).toHaveFocus();
    expect(field('Name')).toHaveAccessibleDescription('');
    expect(calls.filter(({ call }) => call === 'submitPrice')).toEqual([]);
  });

  it('reports an invalid amount, e-mail and number', async () => {
    const { calls } = await openVehicle();
    await fillIn();
    for (const [label, text, message] of [
      ['Phone', 'call me', 'Please enter a valid phone number, for example +995 555 12 34 56.'],
      ['E-mail', 'nino@', 'Please enter a valid email address.'],
      ['Your price per car', '0', 'Please enter a price in numbers from $1 to $1,000,000,000, for example $34,500.'],
    ] as const) {
      await userEvent.clear(field(label));
      await userEvent.type(field(label), text);
      await userEvent.click(send());
      expect(field(label)).toHaveFocus();
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    expect(calls.filter(({ call }) => call === 'submitPrice')).toEqual([]);
  });

  it.each([
    ['en', 'GEL', 92_000, 'for example ₾92,000.'],
    ['ge', 'GEL', null, 'მაგალითად, 20\u00A0000\u00A0₾.'],
    ['ge', 'USD', null, 'მაგალითად, 8\u00A0000\u00A0$.'],
  ] as const)(
    'gives its example of an amount in the chosen currency: %s, %s, %s',
    async (lang, currency, price, message) => {
      await openVehicle(vehicleDetail({ price }), { lang, currency });
      const [amount] = screen
        .getAllByRole<HTMLInputElement>('textbox')
        .filter((entry) => 'name' in entry && entry.name === 'price');
      if (!amount) throw new Error('there is no field for a price');
      await userEvent.type(amount, '?');
      fireEvent.submit(amount.closest('form') ?? amount);
      expect(amount).toHaveAccessibleDescription(expect.stringContaining(message));
    },
  );

  it('limits the company’s length as the prize draw does', async () => {
    const company = 'K'.repeat(180);
    const { calls } = await openVehicle();
    await fillIn();
    fireEvent.change(field('Company name'), { target: { value: `${company}${company}` } });
    fireEvent.change(field('Name'), { target: { value: 'N'.repeat(121) } });
    await userEvent.click(send());
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveAccessibleDescription('Please use 120 characters or fewer.');
    expect(field('Company name')).toHaveAccessibleDescription('Please use 200 characters or fewer.');
    fireEvent.change(field('Name'), { target: { value: typed.Name } });
    fireEvent.change(field('Company name'), { target: { value: company } });
    await userEvent.click(send());
    expect(await form().findByRole('heading', { name: 'Your offer was sent' })).toBeInTheDocument();
    expect(calls.findLast(({ call }) => call === 'submitPrice')?.parameter).toMatchObject({ companyName: company });
  });

  it('allows no quantity below 1 by button, arrow key or typing [DET-2]', async () => {
    await openVehicle();
    const quantity = field('Quantity');
    expect(minus()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(plus());
    expect(quantity).toHaveValue('2');
    await userEvent.click(minus());
    expect(quantity).toHaveValue('1');
    expect(minus()).toHaveAttribute('aria-disabled', 'true');
    expect(minus()).toHaveFocus();
    await userEvent.type(quantity, '{ArrowDown}');
    expect(quantity).toHaveValue('1');
    await userEvent.type(quantity, '{ArrowUp}{ArrowUp}');
    expect(quantity).toHaveValue('3');
  });

  it('stops at 10,000 by button and arrow key', async () => {
    await openVehicle();
    fireEvent.change(field('Quantity'), { target: { value: '9999' } });
    await userEvent.click(plus());
    expect(plus()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(plus());
    await userEvent.type(field('Quantity'), '{ArrowUp}');
    expect(field('Quantity')).toHaveValue('10000');
  });

  it('lets the minus button correct a quantity above 10,000', async () => {
    await openVehicle();
    fireEvent.change(field('Quantity'), { target: { value: '10001' } });
    await userEvent.click(minus());
    expect(field('Quantity')).toHaveValue('10000');
  });

  it('does not react to the disabled minus button without a quantity [DET-2]', async () => {
    await openVehicle();
    await userEvent.clear(field('Quantity'));
    expect(minus()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(minus());
    expect(field('Quantity')).toHaveValue('');
  });

  it.each(['1.5', '1e3', '-5', '0', '10001'])(
    'keeps an invalid quantity of %s with a message and sends nothing [DET-2]',
    async (text) => {
      const { calls } = await openVehicle();
      await fillIn();
      await userEvent.clear(field('Quantity'));
      await userEvent.type(field('Quantity'), text);
      await userEvent.click(send());
      expect(field('Quantity')).toHaveValue(text);
      expect(field('Quantity')).toHaveFocus();
      expect(field('Quantity')).toHaveAccessibleDescription('Please enter a whole number from 1 to 10,000.');
      expect(calls.filter(({ call }) => call === 'submitPrice')).toEqual([]);
    },
  );

  it('reports an invalid quantity in Georgian [DET-2]', async () => {
    await openVehicle(vehicleDetail(), { lang: 'ge' });
    const quantity = screen.getByLabelText('რაოდენობა');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1.5');
    await userEvent.click(screen.getByRole('button', { name: 'შეთავაზების გაგზავნა' }));
    expect(quantity).toHaveAccessibleDescription('გთხოვთ, შეიყვანოთ მთელი რიცხვი 1-დან 10 000-მდე.');
  });

  it('stores typed values for this vehicle and this person [DET-2]', async () => {
    await openVehicle();
    await userEvent.type(field('Name'), 'Ni');
    expect(JSON.parse(localStorage.getItem('MessageForm') ?? '')).toMatchObject({ name: 'Ni' });
    await fillIn();
    await reopen();
    expectFilledIn();
    await reopen(vehicleDetail({ itemId: '200036' }));
    expect(field('Name')).toHaveValue(typed.Name);
    expect(field('Your price per car')).toHaveValue('');
    expect(form().queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('does not reuse a price in another currency [DET-2]', async () => {
    const price = 'Your price per car';
    await openVehicle();
    await fillIn();
    await reopen(vehicleDetail(), { currency: 'GEL' });
    expect(field(price)).toHaveValue('');
    expect(field(price)).toHaveAccessibleDescription(
      '₾ Asking price ₾34,500. Your last price was $31,500. Please enter it in ₾.',
    );
    await userEvent.click(form().getByRole('radio', { name: '5 stars' }));
    await reopen();
    expect(field(price)).toHaveValue(typed[price]);
    await reopen(vehicleDetail(), { currency: 'GEL' });
    await userEvent.type(field(price), '80000');
    await reopen(vehicleDetail(), { currency: 'GEL' });
    expect(field(price)).toHaveValue('80000');
  });

  it('keeps the values after a failed call and sends a double click once [DET-2]', async () => {
    const { answering, answer, count } = answersLater('submitPrice');
    const track = jest.fn();
    const pressedAt = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    await openVehicle(vehicleDetail(), { site: { track }, answering });
    await fillIn();
    const button = send();
    act(() => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await answer(0, undefined);
    expect(count()).toBe(1);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expectFilledIn();
    expect(track).not.toHaveBeenCalledWith('FINDER_SUBMIT_PRICE', expect.anything());

    pressedAt.mockReturnValue(2000);
    await userEvent.click(button);
    pressedAt.mockRestore();
    await answer(1, { success: true });
    expect(await form().findByText('Your offer was sent')).toBeInTheDocument();
  });
});
