import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { slotKey } from '@caravan/shared/contracts';
import { brand, car, cars, newsItem, pick, top, vehicle } from '../../testing/fixtures';
import { fails, renderSite, type Answers } from '../../testing/renderSite';
import { page } from './HomePage';

const allAnswers: Answers = {
  vehicleTops: [top('1')],
  newsList: ['1', '2', '3', '4', '5', '6'].map((id) => newsItem(id)),
  getFinderFriendship: [
    { id: '401', img: '/media/accessories/charger.svg', title: 'Voltika', link: '/friendship/401' },
    { id: '402', img: '/media/accessories/tyres.svg', title: 'Didgori', link: '/friendship/402' },
  ],
  hotBrandList: [brand('byd', 'BYD')],
  usedCarPage: cars(95),
  getFinderTops: [pick('301')],
  getFinderBrandsV2: [brand('kia', 'Kia')],
  getFinderVehicles: { current: 1, size: 12, total: 1, data: [vehicle()] },
};

/** Each call with a text from its answer and the message after a failure. */
const sections = [
  ['vehicleTops', 'Top 1', 'The top cars did not load'],
  ['newsList', 'News 1', 'The news did not load'],
  ['getFinderFriendship', 'Voltika', 'The accessories did not load'],
  ['hotBrandList', 'All filters', 'The brands did not load'],
  ['usedCarPage', 'BYD Seal', 'The cars did not load'],
  ['getFinderTops', 'A safe choice', 'The editors’ picks did not load'],
  ['getFinderBrandsV2', 'Kia', 'The brands did not load'],
  ['getFinderVehicles', '2016 Kia Optima', 'The cars did not load'],
] as const;

/** The page, which the site renders only at its own address. */
const Home = () => useLocation().pathname === '/home' && <page.Component />;
const open = (answers: Answers) => renderSite(<Home />, { answers });

describe('the home page', () => {
  it.each(sections)(
    'reports a failed %s in its own section and loads it on retry [HOME-10]',
    async (call, text, failure) => {
      const user = userEvent.setup();
      const answers = { ...allAnswers, [call]: fails };
      open(answers);
      const alert = (await screen.findByText(failure)).closest('[role="alert"]');
      for (const [, otherHeading] of sections.filter(([name]) => name !== call)) {
        expect(await screen.findByText(otherHeading)).toBeInTheDocument();
      }
      expect(screen.queryByText(text)).not.toBeInTheDocument();
      answers[call] = allAnswers[call];
      await user.click(
        within(alert instanceof HTMLElement ? alert : document.body).getByRole('button', { name: 'Try again' }),
      );
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.queryByText(failure)).not.toBeInTheDocument();
    },
  );

  it('has one heading of level 1', () => {
    open(allAnswers);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each([
    ['usedCarPage', cars(95, [car({ isDemo: true })])],
    ['getFinderVehicles', { current: 1, size: 12, total: 1, data: [vehicle({ isDemo: true })] }],
  ] as const)('labels examples if %s marks one [SAL-10]', async (call, answer) => {
    open({ ...allAnswers, [call]: answer });
    expect(await screen.findByText(/examples, not offers/)).toBeVisible();
  });

  it('shows no example label if all entries are real', async () => {
    open(allAnswers);
    expect((await screen.findAllByText('2016 Kia Optima')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/examples, not offers/)).not.toBeInTheDocument();
  });

  it('starts with search, price limits and links to both lists', async () => {
    open(allAnswers);
    const find = within(screen.getByRole('region', { name: 'Find a car' }));
    expect(find.getByRole('combobox', { name: 'Search the catalogue' }).closest('form')).toHaveAttribute(
      'action',
      '/cars',
    );
    expect(await screen.findByRole('link', { name: /BYD 12|BYD12/ })).toHaveAttribute('href', '/cars?brand=byd');
    const limits = within(find.getByRole('list', { name: 'What it may cost' })).getAllByRole('link');
    expect(limits.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Up to $10,000', '/cars?priceMax=10000'],
      ['$10,000–20,000', '/cars?priceMax=20000&priceMin=10000'],
      ['$20,000–30,000', '/cars?priceMax=30000&priceMin=20000'],
      ['$30,000–50,000', '/cars?priceMax=50000&priceMin=30000'],
      ['From $50,000', '/cars?priceMin=50000'],
    ]);
    const [heading] = screen.getAllByRole('heading', { level: 2 });
    expect(
      find.getByRole('link', { name: /Cars in stock here/ }).compareDocumentPosition(heading ?? document.body),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the cars of both lists before promotions and news', async () => {
    open(allAnswers);
    await screen.findByText('News 1');
    const order = [
      screen.getByRole('region', { name: 'Find a car' }),
      screen.getByRole('region', { name: 'Cars from the catalogue' }),
      screen.getByRole('region', { name: 'Cars in stock here' }),
      screen.getByRole('region', { name: 'Promotions' }),
      screen.getByRole('region', { name: 'Top cars and news' }),
    ];
    expect(
      order.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)),
    ).toEqual(order);
  });

  it('passes the remaining news to the Data Insights widget [HOME-3]', async () => {
    renderSite(<page.Component />, {
      answers: allAnswers,
      site: {
        renderWidget: (slot, props) => (
          <p data-testid="widget">
            {slotKey(slot)} {JSON.stringify(props)}
          </p>
        ),
      },
    });
    await screen.findByText('News 4');
    expect(screen.getByTestId('widget')).toHaveTextContent(/^statistics\/DataInsights .*News 5.*News 6/);
    expect(screen.getByTestId('widget')).not.toHaveTextContent('News 4');
  });

  it('lists accessories with links to their advertisers [HOME-4]', async () => {
    open(allAnswers);
    expect(await screen.findByRole('link', { name: 'Voltika' })).toHaveAttribute('href', '/friendship/401');
    expect(screen.getByRole('link', { name: 'Didgori' })).toHaveAttribute('href', '/friendship/402');
  });

  it('suggests vehicles if the catalogue has no suggestion [HOME-6]', async () => {
    const user = userEvent.setup();
    const prius = { rest: '', filter: 'series', value: 'Prius', name: 'Prius', image: null, count: 36 };
    const { router } = open({ ...allAnswers, usedCarSuggest: [], getFinderSuggest: [prius] });
    await user.type(await screen.findByRole('combobox', { name: 'Search the catalogue' }), 'pri');
    await user.click(await screen.findByRole('option', { name: /Prius/ }));
    const { pathname, search } = router.state().location;
    expect(pathname + search).toBe('/vehicles?series=Prius');
  });
});
