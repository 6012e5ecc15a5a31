import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, type ArgumentDetail } from '@caravan/shared/contracts/calls';
import { expectConsole, metaOf as metaIn, refused } from '@caravan/shared/testing';
import { picture, sheet } from '../../testing/friendshipFixtures';
import { fails, renderSite } from '../../testing/renderSite';
import { texts } from '../../testing/texts';
import { page } from './SpecSheetPage';

const route = { address: '/argument/detail/402', path: '/argument/detail/:id' };

const open = async (change: Partial<ArgumentDetail> = {}, options: Parameters<typeof renderSite>[1] = {}) => {
  const site = renderSite(<page.Component />, { ...route, answers: { argumentDetail: sheet(change) }, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Voltika' });
  return site;
};

describe('a spec sheet', () => {
  it('shows title, image, prices, contacts and a link to the advertiser [ARG-1]', async () => {
    const { lastParameter } = await open({}, { currency: 'GEL' });
    expect(lastParameter('argumentDetail')).toEqual({ id: '402' });
    expect(screen.getByRole('img', { name: 'Voltika' })).toHaveAttribute('src', picture('3'));
    const facts = [...document.querySelectorAll('dl')].map(({ textContent }) => textContent);
    expect(facts.slice(0, 2)).toEqual(['Guide price₾540', 'Home 11₾1,540']);
    expect(screen.getByRole('link', { name: '+995 32 2 555 01 12' })).toHaveAttribute('href', 'tel:+9953225550112');
    expect(screen.getByRole('link', { name: 'hello@voltika.example' })).toHaveAttribute(
      'href',
      'mailto:hello@voltika.example',
    );
    expect(screen.getByRole('link', { name: 'Voltika' })).toHaveAttribute('href', '/friendship/402');
  });

  it('names the product of the guide price [ARG-1]', async () => {
    await open({ guidePrice: 1540 });
    expect(document.querySelector('dl')).toHaveTextContent(/^Guide price: Home 11\$1,540$/);
  });

  it('groups properties by section, with sub-rows and pictures [ARG-2]', async () => {
    await open();
    const table = screen.getByRole('table', { name: 'Technical data of Voltika' });
    const lines = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((line) => [...line.children].map(({ textContent }) => textContent).join(' | '));
    expect(lines).toEqual(['Electrical data', 'Current | 16 A', 'Safety', 'Protects against', 'Heat | Yes']);
    expect(table.querySelector('img')).toHaveAttribute('src', '/media/icon.svg');
    expect(screen.queryByLabelText('On this sheet')).toBeNull();
  });

  it('has an index that links to the sections of a long sheet', async () => {
    const keys = ['a', 'b', 'c'];
    const first = { type: 1 as const, key: 'first', text: 'Before any section', subList: [] };
    await open({
      properties: [
        first,
        ...keys.flatMap((key) => [
          { type: 0 as const, key, text: `Section ${key}`, subList: [] },
          { ...first, key: `${key}1`, text: 'Line' },
        ]),
      ],
      infoMap: Object.fromEntries(['first', 'a1', 'b1', 'c1'].map((key) => [key, { value: key, icon_url: null }])),
    });
    expect(screen.getByRole('rowheader', { name: 'Before any section' })).toBeInTheDocument();
    const links = [...screen.getByLabelText('On this sheet').querySelectorAll('a')];
    expect(links.map((link) => link.textContent)).toEqual(['Section a', 'Section b', 'Section c']);
    for (const link of links) {
      const { hash } = new URL(link.getAttribute('href') ?? '', location.href);
      expect(document.querySelector(hash)).toHaveTextContent(link.textContent);
    }
  });

  it('reports that there is no technical data', async () => {
    await open({ price: [], guidePrice: null, phone: null, email: null, infoMap: {} });
    expect(screen.getByText('No technical data yet')).toBeInTheDocument();
    expect(screen.getAllByText('—')).toHaveLength(3);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('reports a failed load and loads on retry', async () => {
    expectConsole('warn', /the page spec-sheet failed/);
    const answers: Record<string, unknown> = { argumentDetail: fails };
    renderSite(<page.Component />, { ...route, answers });
    expect(await screen.findByText('The spec sheet did not load')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Spec sheet$/);
    answers['argumentDetail'] = sheet();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('16 A')).toBeInTheDocument();
  });

  it('links to the home page for an unknown sheet [ARG-3]', async () => {
    renderSite(<page.Component />, { ...route, answers: { argumentDetail: refused(errorCodes.notFound) } });
    const title = await screen.findByRole('heading', { level: 1, name: 'Spec sheet not found' });
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([title]);
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
  });
});

describe('the address of a spec sheet', () => {
  const url = new URL('https://caravan.example/argument/detail/402');
  const params = { id: '402' };

  it('is not found for an unknown sheet [ARG-3]', async () => {
    const { context } = renderSite(<p />, { answers: { argumentDetail: refused(errorCodes.notFound) } });
    for (const id of ['9', 'x'.repeat(65), undefined]) {
      await expect(page.load({ context, params: { id }, url })).rejects.toMatchObject({ status: 404 });
    }
  });

  it('has a description of the first lines of the sheet', async () => {
    const { context } = renderSite(<p />, { answers: { argumentDetail: sheet() } });
    await page.load({ context, params, url });
    const state = context.getState();
    expect(metaIn(page, 'marketplace', texts.en, { params, state })).toEqual({
      title: 'Voltika · Spec sheet',
      heading: 'Voltika',
      name: 'Spec sheet',
      description: 'Voltika. Current: 16 A; Heat: Yes.',
      image: '/media/social/accessories/charger.png',
      breadcrumbs: [{ text: 'Voltika', path: '/friendship/402' }],
    });
  });

  it('is in the sitemap for advertisers with a sheet', async () => {
    const item = { img: '/a.svg', title: 'A', link: '/friendship/401' };
    const { context } = renderSite(<p />, {
      answers: {
        getFinderFriendship: [
          { ...item, id: '401', hasArgument: false },
          { ...item, id: '402', hasArgument: true },
        ],
      },
    });
    expect(await page.addresses(context)).toEqual(['/argument/detail/402']);
  });

  it('stays in the sitemap if the call for advertisers fails [SHELL-19]', async () => {
    const { context } = renderSite(<p />, { answers: { getFinderFriendship: fails } });
    await expect(page.addresses(context)).rejects.toThrow('addresses of page spec-sheet');
  });
});
