import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteContext } from '@caravan/shared/site';
import { readSheets, testSite } from '@caravan/shared/testing';
import { renderSite } from '../../../testing/renderSite';
import { BANNER_DELAY_MS, banners, firstBanner } from './banners';
import { BannerSlide } from './BannerSlide';
import { PromoBanners } from './PromoBanners';
import { SlickBanners } from './SlickBanners';

beforeAll(readSheets);

const onReady = jest.fn();

/** Renders the visible carousel with fake timers. */
const openCarousel = () => {
  jest.useFakeTimers();
  renderSite(<SlickBanners isReady onReady={onReady} />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};
/** Advances in short steps, because the slider reads what React has rendered after each step. */
const wait = (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= 100) act(() => jest.advanceTimersByTime(Math.min(left, 100)));
};
const dots = () => within(screen.getByRole('list')).getAllByRole('button');
const shown = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');

const originalObserver = window.IntersectionObserver;
afterEach(() => {
  jest.useRealTimers();
  window.IntersectionObserver = originalObserver;
});

describe('a banner', () => {
  it.each(banners)('opens $address in a new tab without access to the opener [HOME-1]', (banner) => {
    renderSite(<BannerSlide banner={banner} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', banner.address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(new URL(banner.address).protocol).toBe('https:');
  });

  it('has a picture for screens below 769 px and another for wider ones [HOME-1]', () => {
    renderSite(<BannerSlide banner={firstBanner} />);
    const link = screen.getByRole('link');
    expect(link.querySelector('source')).toHaveAttribute('media', '(max-width: 48em)');
    expect(link.querySelector('source')).toHaveAttribute('srcset', `/media/banners/${firstBanner.kind}-mobile.svg`);
    expect(link.querySelector('img')).toHaveAttribute('src', `/media/banners/${firstBanner.kind}-desktop.svg`);
  });
});

describe('the promotions', () => {
  it('are two [HOME-1]', () => {
    expect(banners).toHaveLength(2);
    expect(new Set(banners.map(({ kind }) => kind)).size).toBe(2);
  });

  it('show the first banner before the carousel loads', () => {
    renderSite(<PromoBanners />);
    expect(screen.getByRole('link')).toHaveAttribute('href', firstBanner.address);
    expect(screen.getByRole('link').querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keep the first banner while it has the focus [SHELL-20]', async () => {
    // Without this API `useInView` reports everything as in view.
    Object.assign(window, { IntersectionObserver: undefined });
    renderSite(<PromoBanners />);
    const banner = screen.getByRole('link');
    act(() => banner.focus());
    const pause = await screen.findByRole('button', { name: 'Pause the banners' });
    expect(banner).toHaveFocus();
    // When the window loses focus, the banner is still the active element.
    fireEvent.blur(banner);
    expect(banner).toHaveFocus();
    act(() => pause.focus());
    expect(banner).not.toBeInTheDocument();
    expect(pause).toHaveFocus();
  });
});

describe('the carousel', () => {
  it('shows the next banner every 5000 ms in a loop [HOME-1]', () => {
    openCarousel();
    expect(BANNER_DELAY_MS).toBe(5000);
    wait(4999);
    expect(shown()).toBe(0);
    wait(1);
    expect(shown()).toBe(1);
    wait(6000);
    expect(shown()).toBe(0);
  });

  it('shows the banner of a clicked dot and makes only that focusable [HOME-1]', () => {
    openCarousel();
    fireEvent.click(
      screen.getByRole('button', { name: 'Show: Car arrived in Poti? Register it and get number plates' }),
    );
    wait(300);
    expect(shown()).toBe(1);
    const reachable = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(reachable).toEqual([banners[1]?.address]);
    for (const link of screen.getAllByRole('link', { hidden: true }))
      expect(getComputedStyle(link).visibility).toBe(link.matches('[aria-hidden="true"] *') ? 'hidden' : 'visible');
  });

  it('shows the banner of a clicked dot although a picture loads before that is rendered', async () => {
    openCarousel();
    // The slider measures itself 50 ms after a picture has loaded or the window was resized.
    act(() => {
      fireEvent(window, new Event('resize'));
      jest.advanceTimersByTime(49);
    });
    fireEvent.click(dots()[1] ?? document.body);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('link')).toHaveAttribute('href', banners[1]?.address);
  });

  it('pauses on hover [HOME-1]', () => {
    openCarousel();
    const [first = document.body] = screen.getAllByRole('link', { hidden: true });
    fireEvent.mouseOver(first);
    wait(7000);
    expect(shown()).toBe(0);
    fireEvent.mouseOut(first);
    wait(5000);
    expect(shown()).toBe(1);
  });

  it('pauses while it has the focus [HOME-1]', () => {
    openCarousel();
    const [first = document.body] = screen.getAllByRole('link', { hidden: true });
    act(() => first.focus());
    wait(7000);
    expect(shown()).toBe(0);
    act(() => first.blur());
    wait(5000);
    expect(shown()).toBe(1);
  });

  it('pauses under reduced motion until the visitor starts it [HOME-1]', async () => {
    const original = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(original(media), { matches: media.includes('reduced-motion') }));
    const user = openCarousel();
    wait(7000);
    expect(shown()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Play the banners' }));
    act(() => screen.getByRole('button', { name: 'Pause the banners' }).blur());
    fireEvent.mouseOut(screen.getByRole('button', { name: 'Pause the banners' }));
    wait(6000);
    expect(shown()).toBe(1);
  });

  it('changes banners by the arrow keys', () => {
    openCarousel();
    const [first = document.body] = screen.getAllByRole('link', { hidden: true });
    fireEvent.keyDown(first, { keyCode: 39 });
    wait(300);
    expect(shown()).toBe(1);
  });
});

it('renders without style attributes, which the content security policy forbids', () => {
  const html = renderToStaticMarkup(
    <SiteContext value={testSite()}>
      <BannerSlide banner={firstBanner} />
    </SiteContext>,
  );
  expect(html).toContain('<img');
  expect(html).not.toContain('style=');
});
