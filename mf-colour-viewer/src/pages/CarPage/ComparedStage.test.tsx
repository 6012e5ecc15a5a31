import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCar } from '../../testing/renderCar';

beforeEach(() => {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: () => Promise.resolve(), configurable: true });
});

const shownAlts = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
const altOf = (name: string, view = 'Side') => `Xiaomi SU7 in ${name}, view: ${view}`;
const link = (name: string) => screen.getByRole('link', { name });
const choose = (name: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: 'Colour' })).getByRole('radio', { name }));
const divider = () => screen.getByRole('slider', { name: 'Line between both colours' });

describe('two colours side by side', () => {
  it('start with the current colour and its neighbour and keep the focus on the link', async () => {
    const { currentAddress } = await renderCar('/car/Signal%20Red?view=back');
    link('Compare with another colour').focus();
    await userEvent.keyboard('{Enter}');
    expect(currentAddress()).toBe('/car/Tangerine?view=back&with=Signal%20Red');
    expect(shownAlts()).toEqual([altOf('Tangerine', 'Back'), altOf('Signal Red', 'Back')]);
    expect(link('Close the comparison')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(currentAddress()).toBe('/car/Tangerine?view=back');
    expect(shownAlts()).toEqual([altOf('Tangerine', 'Back')]);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('follow the address, which later choices keep', async () => {
    const { currentAddress } = await renderCar('/car/Tangerine?with=Signal%20Red');
    expect(shownAlts()).toEqual([altOf('Tangerine'), altOf('Signal Red')]);
    await choose('Racing Green');
    expect(currentAddress()).toBe('/car/Racing%20Green?with=Signal%20Red');
    await userEvent.click(link('Swap sides'));
    expect(currentAddress()).toBe('/car/Signal%20Red?with=Racing%20Green');
    await userEvent.click(screen.getByRole('tab', { name: 'Coating' }));
    expect(currentAddress()).toMatch(/\?with=Racing%20Green$/);
    expect(link('Copy the link')).toHaveAttribute('href', expect.stringContaining('?with=Racing%20Green'));
  });

  it('are separated by a slider that announces both shares', async () => {
    await renderCar('/car/Tangerine?with=Signal%20Red');
    expect(divider()).toHaveAttribute('aria-valuetext', 'Signal Red 50%, Tangerine 50%');
    fireEvent.change(divider(), { target: { value: '80' } });
    expect(divider()).toHaveAttribute('aria-valuetext', 'Signal Red 80%, Tangerine 20%');
    expect(divider().parentElement).toHaveStyle({ '--at': '80%' });
  });

  it('use a view that both items have', async () => {
    await renderCar('/car/Y-spoke?with=Signal%20Red&view=back');
    expect(shownAlts()).toEqual([altOf('Y-spoke'), altOf('Signal Red')]);
    await userEvent.click(link('Swap sides'));
    const views = within(screen.getByRole('radiogroup', { name: 'View' })).getAllByRole('radio');
    expect(views.map(({ textContent }) => textContent)).toEqual(['Side']);
  });

  it('show a wheel on the paint that it is compared with', async () => {
    await renderCar('/car/Y-spoke?with=Matte%20Black');
    const sources = () => screen.getAllByRole('img').map((image) => image.getAttribute('src')?.replace(/.*su7\//, ''));
    const [wheel, paint] = ['matte-black/side.svg?wheel=y-spoke', 'matte-black/side.svg'];
    expect(sources()).toEqual([wheel, paint]);
    await userEvent.click(link('Swap sides'));
    await waitFor(() => expect(sources()).toEqual([paint, wheel]));
  });

  it('show one item if the second is unknown', async () => {
    await renderCar('/car/Tangerine?with=Nothing');
    expect(shownAlts()).toEqual([altOf('Tangerine')]);
    expect(link('Compare with another colour')).toBeVisible();
  });
});
