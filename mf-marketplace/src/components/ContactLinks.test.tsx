import { screen } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';
import { ContactLinks } from './ContactLinks';

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('contact links', () => {
  it('link to the phone number and to the e-mail [FRI-2] [ARG-1]', () => {
    renderSite(<ContactLinks phone="+995 (32) 2-555 01" email=" a@b.example " />);
    expect(links()).toEqual(['tel:+99532255501', 'mailto:a@b.example']);
    expect(screen.getByText('+995 (32) 2-555 01')).toBeInTheDocument();
  });

  it('show dashes for unknown values', () => {
    renderSite(<ContactLinks phone={null} email="" />);
    expect(links()).toEqual([]);
    expect(screen.getAllByText('—')).toHaveLength(2);
  });
});
