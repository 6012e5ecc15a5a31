import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { renderInHost } from '../../testing/renderInHost';
import { widget } from '../../widgets/LoginModal/LoginModal';
import { page } from './LoginPage';

const noCall = () => Promise.reject(new Error('nothing is to be sent'));

describe('/login', () => {
  it('shows the dialog over a page that holds the same form', async () => {
    await renderInHost(
      <MemoryRouter>
        <page.Component />
      </MemoryRouter>,
      noCall,
    );
    expect(screen.getByRole('dialog', { name: 'Buyer' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toBeVisible();
  });
});

describe('LoginModal', () => {
  it('asks its host to close it', async () => {
    const handleClose = jest.fn();
    await renderInHost(<widget.Component onClose={handleClose} />, noCall);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(handleClose).toHaveBeenCalledTimes(1);
  });
});
