import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes } from '@caravan/shared/contracts/calls';
import type { Site } from '@caravan/shared/site';
import { refused } from '@caravan/shared/testing';
import { signedIn, signedOut } from '../../testing/fixtures';
import { renderSite, type Answers } from '../../testing/renderSite';
import { page } from './SaveSearchPage';

const address = '/save-search?body=suv&landedGeorgiaMax=18000&list=cars&name=SUV,+up+to+$18,000';
const answers: Answers = { saveSearch: { id: 1 }, switchMessages: { on: true } };

const open = (path = address, site: Partial<Site> = { session: signedIn }, more: Answers = {}) =>
  renderSite(<page.Component />, { address: path, answers: { ...answers, ...more }, site });
const name = () => screen.getByRole('textbox', { name: 'Name' });
const tick = () => screen.getByRole('checkbox', { name: /Tell me about new cars/ });
const save = () => screen.getByRole('button', { name: 'Save search' });

beforeEach(() => sessionStorage.clear());

describe('the page that saves a search', () => {
  it('saves the search of its address under the proposed name [MKT-4]', async () => {
    const toast = jest.fn();
    const { lastParameter, router, calls } = open(address, { session: signedIn, toast });
    expect(name()).toHaveValue('SUV, up to $18,000');
    await userEvent.click(save());
    await waitFor(() => expect(router.state().location.pathname).toBe('/watch-list'));
    expect(lastParameter('saveSearch')).toEqual({
      list: 'cars',
      name: 'SUV, up to $18,000',
      filters: { body: ['suv'], landedGeorgiaMax: 18_000, in: 'USD' },
      country: 'georgia',
    });
    expect(calls.map(({ call }) => call)).toEqual(['saveSearch']);
    expect(toast).toHaveBeenCalledWith({ text: 'The search is saved', tone: 'success' });
  });

  it('turns messages on only if the person ticks it [MKT-4]', async () => {
    const { lastParameter } = open('/save-search?keyword=prius&list=vehicles&name=Prius');
    await userEvent.clear(name());
    await userEvent.type(name(), 'Taxi');
    expect(tick()).not.toBeChecked();
    await userEvent.click(tick());
    await userEvent.click(save());
    await waitFor(() => expect(lastParameter('switchMessages')).toEqual({ on: true, country: 'georgia' }));
    expect(lastParameter('saveSearch')).toEqual({
      list: 'vehicles',
      name: 'Taxi',
      keyword: 'prius',
      country: 'georgia',
    });
  });

  it('says that messages could not be turned on, where they can be [MKT-4]', async () => {
    const toast = jest.fn();
    const failing = { switchMessages: refused(errorCodes.internal) };
    const { router } = open(address, { session: signedIn, toast }, failing);
    await userEvent.click(tick());
    await userEvent.click(save());
    await waitFor(() => expect(router.state().location).toMatchObject({ pathname: '/watch-list', hash: '#watching' }));
    const text = 'The search is saved, but messages could not be turned on. You can turn them on here.';
    expect(toast.mock.calls).toEqual([[{ text, tone: 'error' }]]);
  });

  it('asks for a sign-in first and saves after it [MKT-4]', async () => {
    const login = jest.fn();
    const { calls, lastParameter, withSite } = open(address, { open: login });
    await userEvent.click(save());
    expect(login).toHaveBeenCalledWith('login');
    expect(calls).toEqual([]);
    await withSite({ session: signedIn });
    await waitFor(() => expect(lastParameter('saveSearch')).toMatchObject({ name: 'SUV, up to $18,000' }));
  });

  /** Signs in on the page of a provider: the document of the form ends without an unmount. */
  const returnFromProvider = (): ReturnType<typeof open> => {
    const entries = sessionStorage.getItem('caravan:entries') ?? '';
    cleanup();
    sessionStorage.setItem('caravan:entries', entries);
    return open();
  };

  it('saves after a sign-in on the page of a provider, with messages if ticked [MKT-4]', async () => {
    const { calls } = open(address, { session: signedOut });
    await userEvent.clear(name());
    await userEvent.type(name(), 'Taxi');
    await userEvent.click(tick());
    await userEvent.click(save());
    expect(calls).toEqual([]);
    const { calls: callsAfterReturn, lastParameter, router } = returnFromProvider();
    await waitFor(() => expect(router.state().location.pathname).toBe('/watch-list'));
    expect(callsAfterReturn.map(({ call }) => call)).toEqual(['saveSearch', 'switchMessages']);
    expect(lastParameter('saveSearch')).toMatchObject({ name: 'Taxi' });
    expect(sessionStorage.getItem('caravan:entries')).toBe('{}');
  });

  it('keeps the tick but saves nothing after a return without a click', async () => {
    open(address, { session: signedOut });
    await userEvent.click(tick());
    const { calls } = returnFromProvider();
    expect(tick()).toBeChecked();
    expect(calls).toEqual([]);
  });

  it('saves nothing if the visitor left the form without a sign-in', async () => {
    open(address, { session: signedOut });
    await userEvent.click(save());
    cleanup();
    const { calls } = open();
    expect(calls).toEqual([]);
  });

  it('keeps the form if the search is refused', async () => {
    open(address, undefined, { saveSearch: refused(errorCodes.tooMany) });
    await userEvent.click(save());
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
    expect(name()).toHaveValue('SUV, up to $18,000');
  });

  it('needs a name', async () => {
    const { calls } = open();
    await userEvent.clear(name());
    await userEvent.click(save());
    expect(name()).toHaveAccessibleDescription('Please enter a name.');
    expect(calls).toEqual([]);
  });

  it('links back to the results', () => {
    open();
    const results = screen.getByRole('link', { name: 'See the cars' });
    expect(results).toHaveAttribute('href', '/cars?body=suv&landedGeorgiaMax=18000');
  });

  it('links to the lists if the address has no search', () => {
    open('/save-search?list=cars&name=All');
    expect(screen.getByRole('heading', { name: 'There is nothing to save yet' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
