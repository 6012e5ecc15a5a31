import { runInNewContext } from 'node:vm';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Site } from '../../site';
import { watchFiles } from '../../testing';
import { Chart } from '../Chart';
import { embedCode } from './embedCode';
import { figures } from '../testing/figures';
import { show } from '../testing/show';

const graphic = { ...figures, kind: 'time' as const };

const open = async (props: { embed?: string } = {}, site: Partial<Site> = {}) => {
  const user = userEvent.setup();
  show(<Chart {...figures} {...props} />, site);
  await user.click(screen.getByText('Save'));
  return user;
};

describe('the menu of a chart [SAL-5]', () => {
  it.each([
    ['every format on the site', false, ['PNG', 'SVG', 'CSV']],
    ['only CSV in a widget, where pictures cannot be made', true, ['CSV']],
  ])('offers %s', async (_claim, embedded, formats) => {
    await open({}, { embedded });
    const entries = [...document.querySelectorAll('figcaption button')];
    expect(entries.map(({ textContent }) => textContent)).toEqual(formats);
  });

  it('saves a file with its own name', async () => {
    const files = watchFiles();
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() =>
      expect(files).toMatchObject([{ name: 'caravan-weekly-en-usd.csv', content: { type: 'text/csv;charset=utf-8' } }]),
    );
    expect(files[0]?.content.size).toBeGreaterThan(100);
  });

  it('reports a failed save', async () => {
    const toast = jest.fn<void, Parameters<Site['toast']>>();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
      throw new Error('no room');
    });
    const user = await open({}, { toast });
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'error', text: 'Not saved' }));
  });

  it('copies embed code with language and currency [SAL-7]', async () => {
    const toast = jest.fn<void, Parameters<Site['toast']>>();
    const user = await open({ embed: '/embed/sales?type=1' }, { toast, lang: 'ge', currency: 'GEL' });
    await user.click(screen.getByRole('button', { name: 'Copy the embed code' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Copied' }));
    expect(await navigator.clipboard.readText()).toBe(
      embedCode('http://site.test/embed/sales?type=1&lang=ge&currency=GEL', figures.label, graphic),
    );
    expect(screen.getByRole('link', { name: 'Other ways' })).toHaveAttribute(
      'href',
      '/partners?show=%2Fembed%2Fsales%3Ftype%3D1',
    );
  });

  it('reports a failed copy', async () => {
    const toast = jest.fn<void, Parameters<Site['toast']>>();
    const user = await open({ embed: '/embed/sales?type=1' }, { toast });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy the embed code' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'error', text: 'Not copied' }));
  });

  it('shows no embed code without a page to embed', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Copy the embed code' })).not.toBeInTheDocument();
  });

  it('escapes the embed code', () => {
    expect(embedCode('https://site.test/a?b=1&c="', '<x>', graphic)).toContain(
      'src="https://site.test/a?b=1&amp;c=&quot;" title="&lt;x&gt;"',
    );
  });

  it("sets the frame's height only by messages of its own page [SAL-7]", () => {
    const [, script = ''] = /<script>(.*)<\/script>$/.exec(embedCode('https://site.test/a', 'A', graphic)) ?? [];
    const frame = { contentWindow: {}, height: '560' };
    const listeners: ((message: object) => void)[] = [];
    runInNewContext(script, {
      document: { currentScript: { previousElementSibling: frame } },
      addEventListener: (_type: string, listener: (message: object) => void) => listeners.push(listener),
    });
    const postMessage = (source: object, data: unknown): void =>
      listeners.forEach((listener) => listener({ source, data }));
    postMessage({}, { type: 'caravan:height', height: 9000 });
    postMessage(frame.contentWindow, { type: 'caravan:load' });
    expect(frame.height).toBe('560');
    postMessage(frame.contentWindow, { type: 'caravan:height', height: 612 });
    expect(frame.height).toBe(612);
  });
});
