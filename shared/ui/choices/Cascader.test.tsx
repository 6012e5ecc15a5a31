import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Cascader, type CascaderProps } from './Cascader';

const groups: CascaderProps['groups'] = [
  { key: 'bmw', text: 'BMW', items: [{ key: 'x5', text: 'X5', to: '/x5' }] },
  {
    key: 'toyota',
    text: 'Toyota',
    items: [
      { key: 'camry', text: 'Camry', to: '/camry' },
      { key: 'prius', text: 'Prius', to: '/prius' },
    ],
  },
  { key: 'volkswagen', text: 'Volkswagen', items: [{ key: 'id-4', text: 'ID. 4', to: '/id-4' }] },
  { key: 'zeekr', text: 'Zeekr', items: [{ key: '001', text: '001', to: '/001' }] },
];

const texts: CascaderProps['texts'] = {
  filter: 'Brand or model',
  clear: 'Clear',
  groups: 'Brands',
  items: (brand) => `Models of ${brand}`,
  back: 'All brands',
  found: (count) => `${count} found`,
  noMatches: 'Nothing',
};

const CurrentPath = () => <p id="here">{useLocation().pathname}</p>;

const show = (current?: string) => {
  const onChoose = jest.fn();
  render(
    <MemoryRouter>
      <Cascader groups={groups} texts={texts} onChoose={onChoose} {...(current === undefined ? {} : { current })} />
      <CurrentPath />
    </MemoryRouter>,
  );
  return onChoose;
};

const currentPath = () => document.querySelector('#here')?.textContent;
const models = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('a cascader', () => {
  it('opens at the current item and marks it', () => {
    show('prius');
    expect(screen.getByRole('button', { name: 'Toyota' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Toyota' })).toHaveAttribute('aria-expanded', 'true');
    const list = within(screen.getByRole('list', { name: 'Models of Toyota' }));
    expect(list.getByRole('link', { current: 'page' })).toHaveAccessibleName('Prius');
  });

  it('moves by arrow keys and chooses by Enter', async () => {
    const onChoose = show();
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'BMW' })).toHaveFocus();
    expect(models()).toEqual(['X5']);
    await userEvent.keyboard('{ArrowDown}');
    expect(models()).toEqual(['Camry', 'Prius']);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Prius' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Toyota' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(models()).toEqual(['001']);
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(currentPath()).toBe('/x5');
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('leaves Alt and an arrow key to the browser', () => {
    show('prius');
    const brand = screen.getByRole('button', { name: 'Toyota' });
    expect(fireEvent.keyDown(brand, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(brand).toHaveFocus();
  });

  // The test environment reports each element as not displayed, like the hidden column on a phone.
  it('moves the focus with the shown column [PMS-1]', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Toyota' }));
    expect(screen.getByRole('link', { name: 'Camry' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'All brands' }));
    expect(screen.getByRole('button', { name: 'Toyota' })).toHaveFocus();
  });

  it('leaves the focus on the brand while both columns are shown', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Toyota' }));
    expect(models()).toEqual(['Camry', 'Prius']);
    expect(screen.getByRole('button', { name: 'Toyota' })).toHaveFocus();
  });

  it('has two tab stops after the filter', async () => {
    show('camry');
    const stops = [...document.querySelectorAll('ul [tabindex="0"]')].map((stop) => stop.textContent);
    expect(stops).toEqual(['Toyota', 'Camry']);
  });

  it('filters items of all groups by typed letters', async () => {
    show();
    screen.getByRole('button', { name: 'BMW' }).focus();
    await userEvent.keyboard('toy pr');
    expect(models()).toEqual(['Toyota Prius']);
    expect(screen.getByRole('status')).toHaveTextContent('1 found');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(currentPath()).toBe('/prius');
  });

  it.each([
    ['camri', 'Toyota Camry'],
    ['toyta camri', 'Toyota Camry'],
    ['bmv', 'BMW X5'],
    ['folksvagen', 'Volkswagen ID. 4'],
    ['folksv', 'Volkswagen ID. 4'],
    ['id4', 'Volkswagen ID. 4'],
    ['id.4', 'Volkswagen ID. 4'],
    ['ID 4', 'Volkswagen ID. 4'],
    ['კამრი', 'Toyota Camry'],
    ['ფოლკსვაგენი', 'Volkswagen ID. 4'],
    ['тойота приус', 'Toyota Prius'],
  ])('finds by "%s" just %s [PMS-1]', async (typed, name) => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), typed);
    expect(models()).toEqual([name]);
  });

  it('reports when nothing matches', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'tesla');
    expect(screen.getByText('Nothing')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(models()).toEqual(['X5']);
  });
});
