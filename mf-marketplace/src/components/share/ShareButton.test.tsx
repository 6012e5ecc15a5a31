import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QRCodeSVG } from 'qrcode.react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '@caravan/shared/site';
import { renderSite } from '../../testing/renderSite';
import type { QrCode } from './QrCode';
import { ShareButton } from './ShareButton';

let loadQrCode: () => typeof QrCode = () => jest.requireActual<{ QrCode: typeof QrCode }>('./QrCode').QrCode;
jest.mock('./QrCode', () => ({
  get QrCode() {
    return loadQrCode();
  },
}));

const modules = (markup: string): string[] => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);

const open = async (lang: 'en' | 'ge', labels: { readonly open: string; readonly copy: string }) => {
  const toast = jest.fn<void, Parameters<Site['toast']>>();
  renderSite(<ShareButton name="Zeekr" path="/detail/200035" />, {
    address: '/detail/200035?accountId=7',
    lang,
    site: { toast },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: labels.open }));
  const dialog = screen.getByRole('dialog');
  const copy = () => user.click(within(dialog).getByRole('button', { name: labels.copy }));
  return { toast, dialog, copy };
};

describe('sharing a page', () => {
  it.each([
    ['en', 'http://localhost/detail/200035', 'Share', 'Copy link', 'Link copied successfully'],
    ['ge', 'http://localhost/detail/200035?lang=ge', 'გაზიარება', 'ბმულის კოპირება', 'ბმული წარმატებით დაკოპირდა'],
  ] as const)(
    'shows a QR code of the address and copies the address, in %s [DET-3]',
    async (lang, address, openLabel, copyLabel, text) => {
      const { toast, dialog, copy } = await open(lang, { open: openLabel, copy: copyLabel });
      const code = (await within(dialog).findByRole('img')).closest('svg');
      const expected = renderToStaticMarkup(<QRCodeSVG value={address} level="M" marginSize={4} />);
      expect(modules(code?.outerHTML ?? '')).toEqual(modules(expected));
      expect(within(dialog).getByRole('textbox')).toHaveValue(address);
      await copy();
      expect(await navigator.clipboard.readText()).toBe(address);
      expect(toast).toHaveBeenCalledWith({ text, tone: 'success' });
    },
  );

  it('shows a message with a retry if the QR code does not load [SHELL-26]', async () => {
    const load = loadQrCode;
    loadQrCode = () => {
      throw new Error('no connection');
    };
    const { dialog } = await open('en', { open: 'Share', copy: 'Copy link' });
    expect(await within(dialog).findByText('The QR code did not load')).toBeInTheDocument();
    expect(within(dialog).queryByText(/^Scan/)).not.toBeInTheDocument();
    loadQrCode = load;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('img', { name: /^QR code/ })).toBeInTheDocument();
    expect(within(dialog).getByText(/^Scan/)).toBeInTheDocument();
  });

  it.each([
    ['passes the address to the share sheet', undefined, false],
    ['shows no panel if the visitor closes the share sheet', new DOMException('closed', 'AbortError'), false],
    ['shows no panel if the share sheet is already open', new DOMException('open', 'InvalidStateError'), false],
    ['shows the panel if the share sheet is denied', new DOMException('denied', 'NotAllowedError'), true],
  ])('%s of a phone', async (_title, error, isPanel) => {
    const original = window.matchMedia;
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(original(query), { matches: query.includes('coarse') }));
    const share = jest.fn<Promise<void>, [ShareData]>(() => (error ? Promise.reject(error) : Promise.resolve()));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    renderSite(<ShareButton name="Zeekr" path="/detail/200035" />, { lang: 'ge' });
    await userEvent.setup().click(screen.getByRole('button', { name: 'გაზიარება' }));
    expect(share).toHaveBeenCalledWith({ title: 'Zeekr', url: 'http://localhost/detail/200035?lang=ge' });
    expect(screen.queryByRole('dialog') !== null).toBe(isPanel);
    Reflect.deleteProperty(navigator, 'share');
    media.mockRestore();
  });

  it('selects the address if the browser refuses to copy it', async () => {
    const { toast, dialog, copy } = await open('en', { open: 'Share', copy: 'Copy link' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await copy();
    const address = within(dialog).getByRole<HTMLInputElement>('textbox');
    expect(address.value.slice(address.selectionStart ?? 0, address.selectionEnd ?? 0)).toBe(address.value);
    expect(within(dialog).getByRole('status')).toHaveTextContent(/copy it from the menu/);
    expect(toast).not.toHaveBeenCalled();
  });
});
