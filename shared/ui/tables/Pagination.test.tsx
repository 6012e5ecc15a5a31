import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { pageList } from './pages';
import { Pagination } from './Pagination';

const texts = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

const show = (page: number, pages: number): void => {
  render(
    <MemoryRouter>
      <Pagination page={page} pages={pages} hrefFor={(target) => `/home?brand=7&page=${target}`} texts={texts} />
    </MemoryRouter>,
  );
};

describe('Pagination', () => {
  it('gives each page its own address [HOME-5]', () => {
    show(5, 20);
    expect(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '/home?brand=7&page=6');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/home?brand=7&page=4');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/home?brand=7&page=6');
    expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 20' })).toBeInTheDocument();
  });

  it('names the page to screen readers on narrow screens, whose list has no link to it', () => {
    show(5, 20);
    expect(screen.getByText('Page 5').closest('li')).toHaveTextContent('Page 55 / 20');
    expect(screen.getByText('5 / 20')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has no link before the first page or after the last', () => {
    show(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next' })).toBeInTheDocument();
  });

  it('renders nothing for a single page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('pageList', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 20, [1, null, 4, 5, 6, null, 20]],
    [20, 20, [1, null, 19, 20]],
  ])('has these entries on page %i of %i', (page, pages, expected) => {
    expect(pageList(page, pages)).toEqual(expected);
  });
});
