import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ViewLink } from './ViewLink';

const open = (now: string) => {
  const to = { href: '/cars?body=suv', now: () => now };
  const element = <ViewLink to={to}>SUV</ViewLink>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/cars'] });
  render(<RouterProvider router={router} />);
  return { link: screen.getByRole('link', { name: 'SUV' }), search: () => router.state.location.search };
};

describe('a link that changes one part of a view', () => {
  it('opens the address computed at the click [SHELL-25]', async () => {
    const { link, search } = open('/cars?body=suv&energy=electric');
    expect(link).toHaveAttribute('href', '/cars?body=suv');
    await userEvent.click(link);
    expect(search()).toBe('?body=suv&energy=electric');
  });

  it('leaves a click for a new tab to the browser', () => {
    const { link, search } = open('/cars?body=suv&energy=electric');
    fireEvent.click(link, { ctrlKey: true });
    expect(search()).toBe('');
  });
});
