import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, type FriendshipDetail } from '@caravan/shared/contracts/calls';
import { expectConsole, refused } from '@caravan/shared/testing';
import { advertiser, bareAdvertiser, picture } from '../../testing/friendshipFixtures';
import { fails, renderSite } from '../../testing/renderSite';
import { page } from './AdvertiserPage';

const track = jest.fn();

beforeEach(() => {
  localStorage.clear();
  track.mockClear();
});

const open = async (change: Partial<FriendshipDetail> = {}, options: Parameters<typeof renderSite>[1] = {}) => {
  const site = renderSite(<page.Component />, {
    answers: { getFinderFriendshipDetail: advertiser(change), collect: { collected: true } },
    address: '/friendship/402',
    path: '/friendship/:id',
    site: { track },
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Voltika' });
  return site;
};

const hasId = (id: string, parameter: unknown): boolean =>
  typeof parameter === 'object' && parameter !== null && 'id' in parameter && parameter.id === id;

const section = (name: string): HTMLElement => screen.getByRole('region', { name });
const pictures = (parent: ParentNode = document): (string | null)[] =>
  [...parent.querySelectorAll('img')].map((image) => image.getAttribute('src'));

/** Returns the texts of the steps that are not inert. */
const shown = (): string[] =>
  within(section('From wall to battery'))
    .getAllByRole('tabpanel')
    .filter((panel) => !panel.hasAttribute('inert'))
    .map((panel) => panel.textContent);

/** Opens the page with steps of 300 px. Returns their track and a function that scrolls it, with or without `scrollend`. */
const openSteps = async () => {
  await open();
  const [first] = screen.getAllByRole('tabpanel');
  const steps = first?.parentElement;
  if (!steps) throw new Error('the steps have no track');
  jest.spyOn(steps, 'clientWidth', 'get').mockReturnValue(300);
  const scroll = (left: number, end: boolean) =>
    act(() => {
      steps.scrollLeft = left;
      steps.dispatchEvent(new Event('scroll'));
      if (end) steps.dispatchEvent(new Event('scrollend'));
    });
  return { steps, scroll };
};

describe("an advertiser's page", () => {
  it('shows banner, summary, overview and characteristics with pictures [FRI-1]', async () => {
    const { lastParameter } = await open();
    expect(lastParameter('getFinderFriendshipDetail')).toEqual({ lang: 'en', id: '402' });
    expect(screen.getByText('Advertisement')).toBeInTheDocument();
    expect(pictures()[0]).toBe(picture('banner'));
    for (const text of ['A wall charger', 'Five electricians.', 'From Tbilisi.']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(pictures(section('Overview'))).toEqual([picture('5'), picture('1'), picture('6')]);
    const entries = within(section('What sets it apart')).getAllByRole('listitem');
    expect(entries.map((entry) => [entry.textContent, pictures(entry)])).toEqual([
      ['Both plugsGB/T and Type 2', [picture('2')]],
      ['No appPlug in', []],
    ]);
  });

  it('changes steps by number, arrow and keyboard [FRI-1]', async () => {
    const user = userEvent.setup();
    await open();
    const steps = section('From wall to battery');
    const tab = (name: string) => within(steps).getByRole('tab', { name });
    expect(pictures(steps)).toEqual(['1', '2', '4'].map(picture));
    expect(shown()).toEqual(['1 PhotosSend three']);
    await user.click(tab('3 Paper'));
    expect(shown()).toEqual(['3 PaperWith a stamp']);
    expect(tab('3 Paper')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(shown()).toEqual(['3 PaperWith a stamp']);
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toEqual(['2 CircuitOwn line']);
    expect(tab('2 Circuit')).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}{End}');
    expect(shown()).toEqual(['3 PaperWith a stamp']);
    await user.click(within(steps).getByRole('button', { name: 'Previous step' }));
    expect(shown()).toEqual(['2 CircuitOwn line']);
    await user.click(within(steps).getByRole('button', { name: 'Next step' }));
    await user.click(within(steps).getByRole('button', { name: 'Next step' }));
    expect(shown()).toEqual(['3 PaperWith a stamp']);
    expect(within(steps).getByText('Step 3 of 3')).toBeInTheDocument();
  });

  it('leaves Alt and an arrow key to the browser', async () => {
    await open();
    const tab = screen.getByRole('tab', { name: '1 Photos' });
    expect(fireEvent.keyDown(tab, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  it('follows a swipe but ignores steps passed by a programmatic scroll [FRI-1]', async () => {
    const user = userEvent.setup();
    const { steps, scroll } = await openSteps();
    scroll(290, true);
    expect(shown()).toEqual(['2 CircuitOwn line']);
    await user.click(screen.getByRole('tab', { name: '1 Photos' }));
    expect(steps.scrollLeft).toBe(0);
    await user.click(screen.getByRole('tab', { name: '3 Paper' }));
    scroll(200, false);
    expect(shown()).toEqual(['3 PaperWith a stamp']);
    // The browser snaps back. The code scrolls once more and then accepts the browser's position.
    scroll(300, true);
    expect(steps.scrollLeft).toBe(600);
    expect(shown()).toEqual(['3 PaperWith a stamp']);
    scroll(300, true);
    expect(shown()).toEqual(['2 CircuitOwn line']);
  });

  it('follows a trackpad after a click on the current step [FRI-1]', async () => {
    const { scroll } = await openSteps();
    await userEvent.click(screen.getByRole('tab', { name: '1 Photos' }));
    scroll(290, false);
    expect(shown()).toEqual(['2 CircuitOwn line']);
  });

  it('follows a trackpad during a programmatic scroll [FRI-1]', async () => {
    const { steps, scroll } = await openSteps();
    await userEvent.click(screen.getByRole('tab', { name: '3 Paper' }));
    fireEvent.wheel(steps);
    scroll(290, false);
    expect(shown()).toEqual(['2 CircuitOwn line']);
  });

  it('shows technical data by subject with pictures [FRI-1]', async () => {
    const user = userEvent.setup();
    await open();
    const data = section('Technical data');
    expect(within(data).getByText('11 kW')).toBeVisible();
    expect(within(data).getByText('40 A')).not.toBeVisible();
    await user.click(within(data).getByRole('tab', { name: 'Supply' }));
    expect(within(data).getByText('11 kW')).not.toBeVisible();
    expect(within(data).getByText('40 A')).toBeVisible();
    const visible = [...data.querySelectorAll('img')].filter((image) => image.closest('[hidden]') === null);
    expect(visible.map((image) => image.getAttribute('src'))).toEqual([picture('3')]);
  });

  describe('with a video', () => {
    const video = () => screen.getByLabelText('Video: Voltika');
    const original = window.IntersectionObserver;
    let setInView: (isIntersecting: boolean) => void = () => undefined;
    const observer = (callback: (entries: readonly { isIntersecting: boolean }[]) => void) => {
      setInView = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      return { observe: () => undefined, disconnect: () => undefined };
    };

    beforeEach(() => Object.assign(window, { IntersectionObserver: jest.fn(observer) }));
    afterEach(() => {
      window.IntersectionObserver = original;
      jest.restoreAllMocks();
    });

    it('plays it muted instead of the banner while it is in view [FRI-1]', async () => {
      const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('saving power'));
      const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
      await open({ video: '/media/videos/accessory.mp4' });
      expect(video()).toHaveAttribute('src', '/media/videos/accessory.mp4');
      expect(video()).toHaveAttribute('poster', picture('banner'));
      expect(video()).toHaveAttribute('preload', 'none');
      expect(video()).toHaveProperty('muted', true);
      expect(video()).toHaveProperty('controls', true);
      expect(pictures()).not.toContain(picture('banner'));
      expect(play).not.toHaveBeenCalled();
      setInView(true);
      expect(play).toHaveBeenCalledTimes(1);
      Object.defineProperty(video(), 'paused', { value: false });
      setInView(false);
      expect(pause).toHaveBeenCalledTimes(1);
    });

    it('does not play by itself under reduced motion', async () => {
      const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
      const reduced = Object.assign(window.matchMedia('(prefers-reduced-motion: reduce)'), { matches: true });
      jest.spyOn(window, 'matchMedia').mockReturnValue(reduced);
      await open({ video: '/media/videos/accessory.mp4' });
      setInView(true);
      expect(play).not.toHaveBeenCalled();
    });
  });

  it('offers saving, phone, e-mail and the manual [FRI-2]', async () => {
    const user = userEvent.setup();
    const { calls } = await open({ phone: '+995 (32) 2-555 01', email: ' hello@voltika.example ' });
    const save = screen.getByRole('button', { name: 'Save Voltika' });
    await user.click(save);
    expect(save).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('ad-collect')).toBe('["402"]');
    await user.click(save);
    await waitFor(() =>
      expect(calls.filter(({ call }) => call === 'collect').map(({ parameter }) => parameter['type'])).toEqual([1, 0]),
    );
    expect(screen.getByRole('link', { name: '+995 (32) 2-555 01' })).toHaveAttribute('href', 'tel:+99532255501');
    expect(screen.getByRole('link', { name: 'hello@voltika.example' })).toHaveAttribute(
      'href',
      'mailto:hello@voltika.example',
    );
    const manuals = [...document.querySelectorAll<HTMLAnchorElement>('a[download]')];
    expect(manuals.map(({ textContent, pathname }) => `${textContent} ${pathname}`)).toEqual([
      'Download the manual (PDF,\u00A041\u00A0KB) /media/downloads/en/manual-charger.pdf',
      'Download the manual (HTML,\u00A06\u00A0KB) /media/downloads/en/manual-charger.html',
    ]);
  });

  it('links to the spec sheet with its main lines [FRI-3]', async () => {
    await open();
    expect(screen.getByRole('link', { name: /spec sheet/ })).toHaveAttribute('href', '/argument/detail/402');
    expect(screen.getByText('IP65')).toBeInTheDocument();
  });

  it('has no link to a missing spec sheet [FRI-3]', async () => {
    await open({ hasArgument: false });
    expect(document.querySelector('a[href^="/argument"]')).toBeNull();
  });

  it('lists prices in the chosen currency, or on request [FRI-5]', async () => {
    await open({}, { currency: 'GEL' });
    const terms = section('Price and contact');
    const facts = [...terms.querySelectorAll('dl > div, dl:not(:has(div))')].map(({ textContent }) => textContent);
    expect(facts.slice(0, 3)).toEqual(['Guide price₾540', 'Home 11₾1,540', 'Installationon request']);
  });

  it('shows no empty sections', async () => {
    await open({ ...bareAdvertiser(), title: 'Voltika', email: '' });
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Voltika', 'Price and contact']);
    expect(pictures()).toEqual([]);
    expect(screen.getByRole('img', { name: 'No guide price' })).toHaveTextContent('—');
    expect(screen.getAllByText('—')).toHaveLength(3);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('link', { name: /manual/ })).toBeNull();
    expect(document.body.textContent).not.toMatch(/null|undefined|NaN/);
  });

  it('reports a failed load and loads on retry', async () => {
    expectConsole('warn', /the page advertiser failed/);
    const answers: Record<string, unknown> = { getFinderFriendshipDetail: fails };
    renderSite(<page.Component />, { answers, address: '/friendship/402', path: '/friendship/:id' });
    expect(await screen.findByText('The advertiser’s page did not load')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Car accessories$/);
    answers['getFinderFriendshipDetail'] = advertiser();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A wall charger')).toBeInTheDocument();
  });

  it('links to the home page for an unknown advertiser [FRI-6]', async () => {
    const answers = { getFinderFriendshipDetail: refused(errorCodes.notFound) };
    renderSite(<page.Component />, { answers, address: '/friendship/9', path: '/friendship/:id' });
    const title = await screen.findByRole('heading', {
      level: 1,
      name: 'This advertiser’s page is no longer available',
    });
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([title]);
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
  });

  it('tracks one view and each change of saving [TRK-2]', async () => {
    await open();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save Voltika' }));
    await waitFor(() =>
      expect(track.mock.calls).toEqual([
        ['FINDER_ADV_PV', { id: '402', title: 'Voltika' }],
        ['FINDER_ADV_COLLECT', { advId: '402', type: 1 }],
      ]),
    );
  });

  it('tracks the stay and the view of the next advertiser [TRK-2]', async () => {
    const ofOther = advertiser({ id: '403', title: 'Didgori' });
    const { router } = await open(
      {},
      { answering: (_call, parameter) => (hasId('403', parameter) ? ofOther : advertiser()) },
    );
    await act(() => router.navigate('/friendship/403'));
    await screen.findByRole('heading', { level: 1, name: 'Didgori' });
    expect(track.mock.calls).toMatchObject([
      ['FINDER_ADV_PV', { id: '402', title: 'Voltika' }],
      ['FINDER_ADV_STAY', { id: '402' }, 'http://localhost/friendship/402'],
      ['FINDER_ADV_PV', { id: '403', title: 'Didgori' }],
    ]);
  });
});
