import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Site, ToastRequest } from '@caravan/shared/site';
import { testHost, type Answer } from '@caravan/shared/testing';
import { testRouter } from '@caravan/shell/testing';
import { api } from '../../api/api';
import { chart, ranking } from '../../testing/embeddables';
import { texts } from '../../testing/openPage';
import { page } from './PartnersPage';

const models: Answer = (_call, { location }) => [
  { brandName: 'Toyota', logo: '/t.svg', models: [{ modelId: 'toyota-prius', modelName: 'Prius' }] },
  ...(location === 'azerbaijan'
    ? [{ brandName: 'Kia', logo: '/k.svg', models: [{ modelId: 'kia-rio', modelName: 'Rio' }] }]
    : []),
];

const open = (address: string, embeddable = [ranking, chart], site: Partial<Site> = {}) => {
  const toasts: ToastRequest[] = [];
  const host = testHost({
    part: api,
    texts: texts.en,
    answer: models,
    site: { embeddable, toast: (request) => toasts.push(request), ...site },
  });
  const { view, currentAddress } = testRouter(address);
  render(host.wrapInHost(view(<page.Component />)));
  return { currentAddress, toasts, calls: host.calls };
};

const codeOf = (label: string): string =>
  within(screen.getByRole('figure', { name: label })).getByRole('code').textContent ?? '';

const addressShowing = (address: string): string => `/partners?show=${encodeURIComponent(address)}`;

describe('/partners', () => {
  it('lists the widgets and the attributes of each tag', () => {
    open('/partners');
    const section = screen.getByRole('region', { name: 'What can be embedded' });
    expect(
      within(section)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['A ranking', 'Sales of a model']);
    expect(section).toHaveTextContent('listwhich ranking:sale · energyby default sale');
    expect(section).toHaveTextContent(/ in a frame, /);
    expect(
      within(section)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/partners?show=%2Flists%2Fsale#try',
      '/partners?show=%2Fembed%2Fmodel%2Fweek%2Ftoyota-prius%2Fsales#try',
    ]);
  });

  it('says so if no widget is offered', () => {
    open('/partners', []);
    expect(screen.getByText(/Nothing can be embedded at the moment/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Settings' })).toBeNull();
  });

  it('writes each setting into the code and into its own address', async () => {
    const { currentAddress } = open('/partners');
    await userEvent.selectOptions(screen.getByLabelText('List'), 'energy');
    await userEvent.selectOptions(screen.getByLabelText('Month'), '2026-10');
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Georgian');
    await userEvent.selectOptions(screen.getByLabelText('Theme'), 'Dark');
    await userEvent.selectOptions(screen.getByLabelText('Level of the title'), '3');
    await userEvent.type(screen.getByLabelText('Accent colour'), '#0a6e5c{Enter}');
    expect(currentAddress()).toBe(
      '/partners?show=%2Flists%2Fenergy%3Fmonth%3D2026-10&language=ge&theme=dark&heading=3&accent=%230a6e5c',
    );
    expect(codeOf('For the page')).toContain(
      '<caravan-widget name="ranking" list="energy" month="2026-10" lang="ge" currency="USD" theme="dark" heading="3" accent="#0a6e5c">',
    );
  });

  it('offers only the months that the widget accepts', async () => {
    const month = { gives: 'month', months: 2, onlyWith: { list: ['sale'] } };
    open('/partners', [{ ...ranking, attributes: { ...ranking.attributes, month } }]);
    const options = within(screen.getByLabelText('Month')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['–', '2026-10', '2026-09']);
    await userEvent.selectOptions(screen.getByLabelText('Month'), '2026-09');
    expect(codeOf('For the page')).toContain('list="sale" month="2026-09"');
    await userEvent.selectOptions(screen.getByLabelText('List'), 'energy');
    expect(screen.queryByLabelText('Month')).toBeNull();
    expect(codeOf('For the page')).not.toContain('month');
  });

  describe('while a colour is still loading', () => {
    const goingTo = () => ({ params: {}, search: '?show=%2Flists%2Fenergy&accent=teal' });
    const openWhileLoading = () => open('/partners', undefined, { goingTo });

    it('keeps it with another way to embed [SHELL-25]', async () => {
      const { currentAddress } = openWhileLoading();
      await userEvent.click(screen.getByRole('link', { name: 'Module federation' }));
      expect(currentAddress()).toBe('/partners?show=%2Flists%2Fenergy&as=federation&accent=teal');
    });

    it('keeps it with another setting [SHELL-25]', async () => {
      const { currentAddress } = openWhileLoading();
      await userEvent.selectOptions(screen.getByLabelText('Theme'), 'Dark');
      expect(currentAddress()).toBe('/partners?show=%2Flists%2Fenergy&theme=dark&accent=teal');
    });

    it('keeps the attributes before with another one [SHELL-25]', async () => {
      const { currentAddress } = openWhileLoading();
      await userEvent.selectOptions(screen.getByLabelText('Month'), '2026-10');
      expect(currentAddress()).toBe('/partners?show=%2Flists%2Fenergy%3Fmonth%3D2026-10&accent=teal');
    });
  });

  it('lists the attributes of tags and the messages of tags and frames [EMB-4]', () => {
    open('/partners');
    const termsIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('term')
        .map(({ textContent }) => textContent);
    expect(termsIn('Attributes of every tag')).toEqual([
      'lang',
      'currency',
      'country',
      'theme',
      'heading',
      'accent',
      'background',
    ]);
    expect(termsIn('What it tells your page')).toEqual([
      'load · onLoad',
      'slow · onSlow',
      'error · onError',
      'navigate · onNavigate',
      'resize · onResize',
      'caravan:load',
      'caravan:error',
      'caravan:height',
    ]);
  });

  it('opens with the chart that linked here and its model by name', async () => {
    const { calls } = open(addressShowing('/embed/model/week/kia-rio/price?location=azerbaijan'));
    expect(screen.getByLabelText('Widget')).toHaveDisplayValue('Sales of a model');
    expect(screen.getByLabelText('Chart')).toHaveValue('price');
    expect(await screen.findByRole('option', { name: 'Kia Rio' })).toBeInTheDocument();
    expect(screen.getByLabelText('Model')).toHaveDisplayValue('Kia Rio');
    expect(calls).toEqual([{ call: 'modelTree', parameter: { location: 'azerbaijan' } }]);
  });

  it('makes no call for models if there is none to choose', () => {
    expect(open('/partners').calls).toEqual([]);
  });

  it('copies the code and reports if the browser refuses', async () => {
    const user = userEvent.setup();
    const { toasts } = open('/partners');
    const button = screen.getByRole('button', { name: 'Copy: For the page' });
    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe(codeOf('For the page'));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await user.click(button);
    expect(toasts.map(({ tone }) => tone)).toEqual(['success', 'error']);
  });

  it('names a frame in the language of its reader', () => {
    open(`${addressShowing('/embed/model/week/toyota-prius/price')}&as=frame`);
    expect(codeOf('For the page')).toContain('title="Sales of a model"');
    cleanup();
    open(`${addressShowing('/embed/model/week/toyota-prius/price')}&as=frame&language=ge`);
    expect(codeOf('For the page')).toContain('title="Caravan: ავტობაზრის მონაცემები"');
  });

  it('offers a frame only for pages that may be framed', () => {
    open('/partners?as=frame');
    expect(screen.queryByRole('link', { name: 'Frame' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Tag' })).toHaveAttribute('aria-current', 'true');
    expect(codeOf('For the page')).toContain('<caravan-widget');
  });
});

describe('the preview', () => {
  const originalObserver = window.IntersectionObserver;
  /** Brings the preview near the viewport. */
  let approach: () => void = () => undefined;
  const createObserver = (callback: (entries: readonly { isIntersecting: boolean }[]) => void) => {
    approach = () => act(() => callback([{ isIntersecting: true }]));
    return { observe: () => undefined, disconnect: () => undefined };
  };

  beforeEach(() => {
    Object.assign(window, { IntersectionObserver: jest.fn(createObserver) });
  });
  afterEach(() => {
    window.IntersectionObserver = originalObserver;
  });

  it('shows the page with the tag and its settings when it comes near the viewport', () => {
    open('/partners?theme=dark');
    expect(screen.queryByTitle('A ranking')).toBeNull();
    approach();
    const attributes = 'name=ranking&list=sale&lang=en&currency=USD&theme=dark';
    expect(screen.getByTitle('A ranking')).toHaveAttribute(
      'src',
      `/embed/tag?attributes=${encodeURIComponent(attributes)}`,
    );
  });

  it('shows the frame in the height that it reports', async () => {
    open(`${addressShowing('/embed/model/week/toyota-prius/price')}&as=frame&height=300`);
    approach();
    const frame = screen.getByTitle<HTMLIFrameElement>('Sales of a model');
    expect(frame).toHaveAttribute('src', '/embed/model/week/toyota-prius/price?lang=en&currency=USD');
    expect(frame).toHaveAttribute('height', '300');
    const postFrom = (source: Window | null, data: unknown): void =>
      act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));
    postFrom(window, { type: 'caravan:height', height: 1 });
    postFrom(frame.contentWindow, { type: 'caravan:load' });
    expect(frame).toHaveAttribute('height', '300');
    // The frame is in the document before the effect that listens has run.
    await waitFor(() => {
      postFrom(frame.contentWindow, { type: 'caravan:height', height: 444 });
      expect(frame).toHaveAttribute('height', '444');
    });
  });

  it('shows the default height again after the field was emptied', async () => {
    open(`${addressShowing('/embed/model/week/toyota-prius/price')}&as=frame`);
    const field = screen.getByLabelText('Height in pixels');
    await userEvent.clear(field);
    await userEvent.tab();
    expect(field).toHaveValue('480');
  });

  describe('while an emptied field is still loading', () => {
    const empty = (label: string): HTMLElement => {
      const field = screen.getByLabelText(label);
      fireEvent.change(field, { target: { value: '' } });
      fireEvent.keyDown(field, { key: 'Enter' });
      return field;
    };

    it('hides the removed colour', async () => {
      const { currentAddress } = open('/partners?accent=teal');
      expect(empty('Accent colour')).toHaveValue('');
      await waitFor(() => expect(currentAddress()).toBe('/partners'));
    });

    it('shows the default height, which leaving the field does not write', async () => {
      const address = `${addressShowing('/embed/model/week/toyota-prius/price')}&as=frame`;
      const { currentAddress } = open(`${address}&height=640`);
      const field = empty('Height in pixels');
      expect(field).toHaveValue('480');
      fireEvent.blur(field);
      await waitFor(() => expect(currentAddress()).not.toContain('640'));
      expect(currentAddress()).toBe(address);
    });
  });

  it('accepts a typed height if it is valid', async () => {
    const { currentAddress } = open(`${addressShowing('/embed/model/week/toyota-prius/price')}&as=frame`);
    const field = screen.getByLabelText('Height in pixels');
    expect(field).toHaveValue('480');
    await userEvent.clear(field);
    await userEvent.type(field, '640{Enter}');
    expect(currentAddress()).toMatch(/&height=640$/);
    expect(codeOf('For the page')).toContain('height="640"');
    await userEvent.clear(field);
    await userEvent.type(field, 'tall{Enter}');
    expect(field).toHaveAccessibleDescription(/^Write a whole number from 120 to 4000\./);
    expect(currentAddress()).toMatch(/&height=640$/);
    await userEvent.clear(field);
    await userEvent.tab();
    expect(field).toBeValid();
    expect(currentAddress()).not.toContain('height');
    expect(field).toHaveValue('480');
  });
});
