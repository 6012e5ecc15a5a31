import { screen } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';
import { ContactLinks } from './ContactLinks';

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the links to somebody', () => {
  it('dial the number, whatever stands between its digits, and write an e-mail [FRI-2] [ARG-1]', () => {
    renderSite(<ContactLinks phone="+995 (32) 2-555 01" email=" a@b.example " />);
    expect(links()).toEqual(['tel:+99532255501', 'mailto:a@b.example']);
    expect(screen.getByText('+995 (32) 2-555 01')).toBeInTheDocument();
  });

  it('are dashes where nothing is known', () => {
    renderSite(<ContactLinks phone={null} email="" />);
    expect(links()).toEqual([]);
    expect(screen.getAllByText('—')).toHaveLength(2);
  });
});
