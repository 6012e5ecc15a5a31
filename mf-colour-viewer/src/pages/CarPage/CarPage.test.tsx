import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsole, watchFiles } from '@caravan/shared/testing';
import { renderCar } from '../../testing/renderCar';

type Decode = () => Promise<void>;

/** jsdom decodes no pictures: the test decides how each one ends. */
const mockDecode = (decode: Decode): void => {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true });
};

const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const chosen = (name: string) => group(name).getByRole('radio', { checked: true }).textContent;
const stageSource = () => screen.getByRole('img').getAttribute('src');
const sourceIn = (element: Element) =>
  element
    .querySelector('img')
    ?.getAttribute('src')
    ?.replace(/.*su7\//, '') ?? '';
const thumbnailSources = (name: string) => group(name).getAllByRole('radio').map(sourceIn);
const click = (element: HTMLElement) => userEvent.click(element);
const views = () =>
  group('View')
    .getAllByRole('radio')
    .map(({ textContent }) => textContent);

beforeEach(() => mockDecode(() => Promise.resolve()));

describe('colour viewer', () => {
  it('offers categories, options and colours [COL-1]', async () => {
    await renderCar('/car');
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Colour change', 'Coloured Drawing', 'Coating', 'Wheel Hub']);
    expect(group('Option').getAllByRole('radio')).toHaveLength(6);
    expect(group('Colour').getAllByRole('radio')).toHaveLength(16);
  });

  it('shows a paint from three sides and a wheel from one [COL-2]', async () => {
    await renderCar('/car/Matte%20Black');
    expect(views()).toEqual(['Front', 'Side', 'Back']);
    await click(group('View').getByRole('radio', { name: 'Back' }));
    await waitFor(() => expect(stageSource()).toBe('/media/cars/xiaomi-su7/matte-black/back.svg'));
    await click(screen.getByRole('tab', { name: 'Wheel Hub' }));
    expect(views()).toEqual(['Side']);
    await waitFor(() => expect(stageSource()).toMatch(/side\.svg\?wheel=five-spoke-classic$/));
  });

  it('starts at the first option and colour of another category [COL-3]', async () => {
    await renderCar('/car/Matte%20Khaki');
    await click(screen.getByRole('tab', { name: 'Coating' }));
    expect([chosen('Option'), chosen('Colour')]).toEqual(['Clear protection', 'Clear Gloss Protection']);
    await click(group('Option').getByRole('radio', { name: 'Tinted protection' }));
    expect(chosen('Colour')).toBe('Smoke Grey Tint');
  });

  it('replaces the name in the address by the chosen colour [COL-4]', async () => {
    const { currentAddress } = await renderCar('/car/Lagoon%20Shift%20(blue%2Fteal)');
    const before = window.history.length;
    await click(group('Colour').getByRole('radio', { name: 'Aurora Shift (green/purple)' }));
    expect(currentAddress()).toBe('/car/Aurora%20Shift%20(green%2Fpurple)');
    expect(window.history).toHaveLength(before);
  });

  it.each([
    ['/car/Aurora%20Shift%20(green%2Fpurple)', 'Aurora Shift (green/purple)'],
    ['/car/Star%20blade', 'Star blade'],
    ['/car/No%20such%20colour', 'Signal Red'],
    ['/car', 'Signal Red'],
  ])('opens %s with %s [COL-4]', async (address, name) => {
    await renderCar(address);
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(chosen('Colour')).toBe(name);
  });

  it.each([
    ['/car/No%20such%20colour', 'There is no colour “No such colour” here. Signal Red is shown instead.'],
    ['/car/Tangerine?with=Nothing', 'There is no colour “Nothing” to compare with.'],
  ])('reports the unknown colour in %s [COL-4]', async (address, message) => {
    await renderCar(address);
    expect(screen.getByRole('status')).toHaveTextContent(message);
  });

  it('reports no unknown colour for a valid address', async () => {
    await renderCar('/car/Tangerine?with=Signal%20Red');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows Georgian names and keeps English ones in addresses [SHELL-11]', async () => {
    const { currentAddress } = await renderCar('/car/Signal%20Red', 'ge');
    expect(screen.getByRole('heading', { level: 2, name: 'სასიგნალო წითელი' })).toBeVisible();
    const names = within(screen.getByRole('radiogroup', { name: 'ფერი' })).getAllByRole('radio');
    expect(names.filter(({ textContent }) => /[A-Za-z]{2}/.test(textContent))).toEqual([]);
    await click(
      within(screen.getByRole('radiogroup', { name: 'ფერი' })).getByRole('radio', {
        name: (name) => name.replaceAll('\u00AD', '') === 'მანდარინისფერი',
      }),
    );
    expect(currentAddress()).toBe('/car/Tangerine');
  });

  it('chooses by arrow keys', async () => {
    const { currentAddress } = await renderCar('/car/Signal%20Red');
    group('Colour').getByRole('radio', { checked: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(currentAddress()).toBe('/car/Tangerine');
    expect(document.activeElement?.textContent).toBe('Tangerine');
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(chosen('Colour')).toBe('Obsidian Black');
  });

  it('links hot colours in a gallery [COL-5]', async () => {
    const { currentAddress } = await renderCar('/car');
    const gallery = within(screen.getByRole('region', { name: 'Popular colours' }));
    expect(gallery.getAllByRole('link')).toHaveLength(8);
    await click(gallery.getByRole('link', { name: /Koi Pond/ }));
    expect(currentAddress()).toBe('/car/Koi%20Pond');
  });

  it('keeps the view for a hot colour [COL-5]', async () => {
    await renderCar('/car/Matte%20Black?view=back');
    await click(screen.getByRole('link', { name: /Koi Pond/ }));
    await waitFor(() => expect(stageSource()).toMatch(/koi-pond\/back\.svg$/));
  });

  it('keeps the old pictures until the new ones are decoded [COL-6]', async () => {
    const decoded: (() => void)[] = [];
    await renderCar('/car/Signal%20Red');
    mockDecode(() => new Promise((resolve) => decoded.push(resolve)));
    await click(group('Colour').getByRole('radio', { name: 'Tangerine' }));
    await waitFor(() => expect(decoded).toHaveLength(4));
    expect(stageSource()).toMatch(/signal-red/);
    expect(thumbnailSources('View')).toEqual(['signal-red/front.svg', 'signal-red/side.svg', 'signal-red/back.svg']);
    await act(async () => decoded.forEach((resolve) => resolve()));
    expect(stageSource()).toMatch(/tangerine/);
    expect(thumbnailSources('View')).toEqual(['tangerine/front.svg', 'tangerine/side.svg', 'tangerine/back.svg']);
    const old = document.querySelector('img[src$="signal-red/side.svg"][fetchpriority="high"]');
    expect(old).toBeInTheDocument();
    fireEvent.animationEnd(screen.getByRole('img'));
    expect(old).not.toBeInTheDocument();
  });

  it('preloads neighbours, other views, samples and the gallery in this order [COL-6]', async () => {
    const fetched: string[] = [];
    jest.spyOn(window, 'Image').mockImplementation(() => {
      const image = document.createElement('img');
      jest.spyOn(image, 'src', 'set').mockImplementation((src) => void fetched.push(src.replace(/.*su7\//, '')));
      return image;
    });
    await renderCar('/car/Riviera%20Blue');
    const neighbours = ['sky-blue', 'olive-drab'];
    expect(fetched.slice(0, 8)).toEqual([
      ...neighbours.map((folder) => `${folder}/side.svg`),
      'riviera-blue/front.svg',
      'riviera-blue/back.svg',
      ...neighbours.flatMap((folder) => [`${folder}/front.svg`, `${folder}/back.svg`]),
    ]);
    const hot = within(screen.getByRole('region', { name: 'Popular colours' })).getAllByRole('link');
    const gallery = hot.map((tile) => sourceIn(tile)).filter((src) => !src.startsWith('riviera-blue'));
    expect(fetched.slice(8)).toEqual(gallery);
  });

  it('logs a failed picture and shows a placeholder [COL-6]', async () => {
    mockDecode(() => Promise.reject(new Error('no picture')));
    expectConsole('warn', /signal-red\/side\.svg/);
    await renderCar('/car/Signal%20Red');
    await waitFor(() => expect(stageSource()).toBeNull());
    expect(screen.getByRole('img', { name: 'Xiaomi SU7 in Signal Red, view: Side' })).toBeVisible();
  });

  it.each([
    ['a view', '/car/Signal%20Red', () => group('View').getByRole('radio', { name: 'Back' })],
    ['a hot colour', '/car', () => screen.getByRole('link', { name: /Koi Pond/ })],
    ['a wheel', '/car/Y-spoke', () => group('Colour').getByRole('radio', { name: 'Petal six-spoke' })],
  ])('replaces a failed small picture of %s by a placeholder [COL-6]', async (_name, address, findElement) => {
    await renderCar(address);
    const image = findElement().querySelector('img');
    const frame = image?.parentElement;
    expectConsole('warn', new RegExp(`failed to load: ${image?.getAttribute('src')?.replace('?', '\\?')}`));
    if (image) fireEvent.error(image);
    expect(image).not.toBeInTheDocument();
    // The frame has the size, whatever it contains.
    expect(frame?.querySelector('svg')).toBeVisible();
  });

  it('shows no flash when one wheel replaces another [COL-6]', async () => {
    await renderCar('/car/Y-spoke');
    const decoded: (() => void)[] = [];
    mockDecode(() => new Promise((resolve) => decoded.push(resolve)));
    const closeUp = () => screen.getByRole('img').parentElement?.querySelector('span img')?.getAttribute('src');
    await click(group('Colour').getByRole('radio', { name: 'Petal six-spoke' }));
    expect(closeUp()).toMatch(/y-spoke$/);
    await act(async () => decoded.forEach((resolve) => resolve()));
    expect(closeUp()).toMatch(/petal-six-spoke$/);
  });

  it('copies the address of the look with its view [COL-7]', async () => {
    const user = userEvent.setup();
    const { toast } = await renderCar('/car/Matte%20Black?view=back');
    await user.click(screen.getByRole('link', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/car/Matte%20Black?view=back');
    expect(toast).toHaveBeenCalledWith({ text: 'Link copied successfully', tone: 'success' });
  });

  it.each(['Copy the link', 'Download the picture'])(
    'leaves a click for a new tab to the browser: %s',
    async (name) => {
      const { toast } = await renderCar('/car');
      const prevented: boolean[] = [];
      const noteAndPrevent = (event: Event): void => {
        prevented.push(event.defaultPrevented);
        event.preventDefault();
      };
      window.addEventListener('click', noteAndPrevent, { once: true });
      fireEvent.click(screen.getByRole('link', { name }), { ctrlKey: true });
      expect(prevented).toEqual([false]);
      expect(toast).not.toHaveBeenCalled();
    },
  );

  it('saves the look as a picture [COL-7]', async () => {
    const canvasSizes: unknown[] = [];
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function answer(
      this: HTMLCanvasElement,
      callback,
    ) {
      canvasSizes.push([this.width, this.height]);
      callback(new Blob(['png']));
    });
    const saved = watchFiles();
    await renderCar('/car/Y-spoke');
    fireEvent.click(screen.getByRole('link', { name: 'Download the picture' }));
    await waitFor(() => expect(saved).toMatchObject([{ name: 'xiaomi-su7-y-spoke-side.png', address: 'blob:file' }]));
    expect(canvasSizes).toEqual([[2400, 1500]]);
  });

  it('reports a failed download', async () => {
    const { toast } = await renderCar('/car');
    mockDecode(() => Promise.reject(new Error('offline')));
    await click(screen.getByRole('link', { name: 'Download the picture' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
  });
});
