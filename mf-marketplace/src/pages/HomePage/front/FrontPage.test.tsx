import { readSheets } from '@caravan/shared/testing';
import { screen, within } from '@testing-library/react';
import { newsItem, top } from '../../../testing/fixtures';
import { homeSection, renderSite } from '../../../testing/renderSite';
import { FrontPage } from './FrontPage';

beforeAll(readSheets);

const six = ['1', '2', '3', '4', '5', '6'];

describe('the front page', () => {
  it('shows the first vehicle on top, the others beside it, and four news [HOME-2]', async () => {
    renderSite(homeSection(FrontPage), {
      answers: { vehicleTops: ['1', '2', '3'].map((id) => top(id)), newsList: six.map((id) => newsItem(id)) },
    });
    const leadVehicle = await screen.findByRole('article');
    expect(within(leadVehicle).getByRole('heading', { name: 'Top 1' })).toBeInTheDocument();
    const [otherVehicles, news] = screen.getAllByRole('list');
    const titles = (list = document.body) =>
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(titles(otherVehicles)).toEqual(['Top 2', 'Top 3']);
    expect(titles(news)).toEqual(['News 1', 'News 2', 'News 3', 'News 4']);
  });

  it('shows entries with picture, link, coloured label, and price or date [HOME-2]', async () => {
    renderSite(homeSection(FrontPage), {
      currency: 'GEL',
      answers: {
        vehicleTops: [top('1', { label: 'Just in', labelColor: '#1F5F5B' })],
        newsList: [newsItem('1', { label: 'Market', labelColor: '#ffe08a', link: 'https://example.com/news' })],
      },
    });
    const leadVehicle = await screen.findByRole('article');
    expect(leadVehicle.querySelector('img')).toHaveAttribute('src', '/media/cars/zeekr-001/white/side.svg');
    expect(leadVehicle).toHaveTextContent('₾40,300');
    expect(within(leadVehicle).getByRole('link')).toHaveAttribute('href', '/car/model/detail/1');
    expect(screen.getByText('Just in')).toHaveStyle({ background: '#1F5F5B' });

    const news = screen.getByRole('link', { name: 'News 1' });
    expect(news).toHaveAttribute('href', 'https://example.com/news');
    expect(news).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const entry = news.closest('li') ?? document.body;
    expect(entry).toHaveTextContent('3 Nov 2026');
    expect(entry.querySelector('img')).toHaveAttribute('src', '/media/news/port/one.svg');
    expect(within(entry).getByText('Market')).toHaveStyle({ background: '#ffe08a' });
  });

  it('renders no list if there are no news', async () => {
    renderSite(homeSection(FrontPage), { answers: { vehicleTops: ['1', '2'].map((id) => top(id)), newsList: [] } });
    await screen.findByRole('article');
    expect(screen.getAllByRole('list').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Top 2'),
    ]);
  });
});
