import { render, screen } from '@testing-library/react';
import { focusField } from './focusField';

describe('an invalid field', () => {
  it('is focused again if it has the focus, so that its error is announced [SHELL-20]', () => {
    const focused = jest.fn();
    render(
      <form aria-label="Contact">
        <input name="name" />
        <input name="email" aria-label="E-mail" onFocus={focused} />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    focusField(form, 'email');
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    focusField(form, 'email');
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(focused).toHaveBeenCalledTimes(2);
    focusField(form, 'company');
    focusField(null, 'email');
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });
});
