import { screen, waitFor, within } from '@testing-library/react';
import { brand, pick, vehicle } from '../../../testing/fixtures';
import { homeSection, renderSite, type Answers } from '../../../testing/renderSite';
import { amountAndUnit } from './amountAndUnit';
import { Finder } from './Finder';
import { FinderTops } from './FinderTops';

const answers: Answers = {
  getFinderTops: [pick('301'), pick('302', { title: 'Tesla Model 3', combinedMileage: '606 km' })],
  getFinderBrandsV2: [brand('kia', 'Kia'), brand('opel', 'Opel')],
  getFinderVehicles: { current: 1, size: 12, total: 30, data: [vehicle()] },
};
const open = (more: Answers = {}) => renderSite(homeSection(Finder), { answers: { ...answers, ...more } });
const openTops = (more: Answers = {}) =>
  renderSite(homeSection(FinderTops), { address: '/home', answers: { ...answers, ...more } });
const card = async () => (await screen.findByRole('link', { name: '2016 Kia Optima' })).closest('li') ?? document.body;

describe('the vehicle finder', () => {
  it('has the id of the link #VehicleFinder [HOME-9]', () => {
    open();
    expect(screen.getByRole('region', { name: 'Cars in stock here' })).toHaveAttribute('id', 'VehicleFinder');
  });

  it('shows the facts of a vehicle with the time of Tbilisi [HOME-9]', async () => {
    const known = { engineCc: 1_998, customs: 'Customs cleared', steering: 'Left-hand drive', accidents: 0, owners: 2 };
    open({ getFinderVehicles: { current: 1, size: 12, total: 1, data: [vehicle(known)] } });
    const text = (await card()).textContent;
    for (const part of [
      'Pearl white',
      '106,300 km',
      '179\u00A0hp (132\u00A0kW)',
      '2.0 L',
      'Customs cleared',
      'Left-hand drive',
      'No accidents',
      '2 owners',
      'Petrol',
      'Front-wheel drive',
      'Automatic',
      'Kutaisi',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Updated 20 Nov 2026, 00:30');
    expect(text).toContain('In stock: 3');
    expect((await card()).querySelector('img')).toHaveAttribute('src', vehicle().headImage);
    expect((await card()).querySelector('rect')).toHaveAttribute('fill', '#f4f4f2');
    expect(screen.getByRole('link', { name: '2016 Kia Optima' })).toHaveAttribute('href', '/detail/200001');
  });

  it('leaves out unknown facts without a dash [HOME-9]', async () => {
    const unknown = vehicle({
      color: null,
      exteriorColor: null,
      odometer: null,
      power: null,
      fuel: null,
      drive: null,
      gearbox: null,
      district: null,
      stock: null,
    });
    open({ getFinderVehicles: { current: 1, size: 12, total: 1, data: [unknown] } });
    expect((await card()).textContent).not.toMatch(/—|Odometer|Power|In stock/);
    expect(await card()).toHaveTextContent('Colour unknown');
  });

  it('shows the newest twelve, with links to all, to a brand and to a page [HOME-9]', async () => {
    const { lastParameter } = open();
    await card();
    expect(lastParameter('getFinderVehicles')).toEqual({ lang: 'en', sort: 'newest', current: 1, size: 12 });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('All 30 cars')).toBe('/vehicles');
    expect(hrefOf('Opel')).toBe('/vehicles?brand=opel');
    expect(hrefOf('Page 3')).toBe('/home?finderPage=3#VehicleFinder');
  });
});

describe('the editors’ picks', () => {
  it('show highlight, both verdicts, overview, and consumption or range [HOME-9]', async () => {
    openTops();
    const [first = document.body, second] = await screen.findAllByRole('article');
    for (const part of ['Toyota Camry', 'A safe choice', 'Roomy and quiet', 'Holds its price', 'Asks for little']) {
      expect(within(first).getByText(part)).toBeInTheDocument();
    }
    expect(first).toHaveTextContent('Consumption5.8L/100 km');
    expect(second).toHaveTextContent('Range, CLTC606km');
  });

  it('show no empty consumption [HOME-9]', async () => {
    openTops({ getFinderTops: [pick('301', { combinedMileage: null })] });
    expect(await screen.findByRole('article')).not.toHaveTextContent('Consumption');
  });

  it('link to the cars of their model in stock [HOME-9]', async () => {
    openTops();
    expect(await screen.findByRole('link', { name: 'Tesla Model 3' })).toHaveAttribute(
      'href',
      '/vehicles?keyword=Tesla%20Model%203',
    );
  });

  it('have no list if there are none [HOME-9]', async () => {
    openTops({ getFinderTops: [] });
    expect(await screen.findByRole('heading', { name: 'The editors’ picks' })).toBeInTheDocument();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByRole('list', { name: 'The editors’ picks' })).not.toBeInTheDocument();
  });
});

it('splits a figure from its unit', () => {
  expect(amountAndUnit('5,8 ლ/100 კმ')).toEqual({ value: '5,8', unit: 'ლ/100 კმ' });
  expect(amountAndUnit('606 km')).toEqual({ value: '606', unit: 'km' });
  expect(amountAndUnit('a lot')).toEqual({ value: 'a lot' });
});
