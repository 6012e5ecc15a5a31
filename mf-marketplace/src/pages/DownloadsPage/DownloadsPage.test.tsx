import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@caravan/shared/contracts';
import type { DownloadItem } from '@caravan/shared/contracts/calls';
import { watchFiles } from '@caravan/shared/testing';
import { renderSite } from '../../testing/renderSite';
import { page } from './DownloadsPage';

const item = (change: Partial<DownloadItem> = {}): DownloadItem => ({
  name: 'Check list',
  image: '/media/news/test/one.svg',
  link: '/media/downloads/en/check-list.html',
  files: [],
  tips: 'Two pages A4.',
  ...change,
});

let saved: ReturnType<typeof watchFiles>;

const open = (
  list: readonly DownloadItem[] = [item()],
  answer: () => Promise<Response> = () => Promise.reject(),
  lang: Language = 'en',
) => {
  const track = jest.fn();
  const toast = jest.fn();
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  renderSite(<page.Component />, { answers: { downloadList: list }, lang, site: { track, toast } });
  return { track, toast, fetched };
};

const file = (): Promise<Response> =>
  Promise.resolve(
    new Response('points', { headers: { 'content-disposition': 'attachment; filename="caravan-check-list-en.html"' } }),
  );

const openDialog = async () => userEvent.click(await screen.findByRole('link', { name: 'Download Check list' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Do you want to download this file?' }));

beforeEach(() => {
  saved = watchFiles();
});

describe('the downloads', () => {
  it('show picture, name, tips and a button that is a link to the file [DOW-1]', async () => {
    const { track } = open([item(), item({ name: 'Paints', link: '/media/downloads/en/paints.csv', tips: '' })]);
    await screen.findByRole('heading', { level: 2, name: 'Check list' });
    const [first] = screen.getAllByRole('listitem');
    expect(first?.querySelector('img')).toHaveAttribute('src', '/media/news/test/one.svg');
    expect(first).toHaveTextContent('Two pages A4.');
    expect(screen.getByRole('link', { name: 'Download Paints' })).toHaveAttribute(
      'href',
      '/media/downloads/en/paints.csv',
    );
    expect(track.mock.calls).toEqual([['DOWNLOAD_PV', {}]]);
  });

  it.each([
    ['en', 'Download PDF Check list', 'Download HTML Check list', 'PDF, 38 KB · HTML, 7 KB', 'HTML, 7 KB'],
    ['ge', 'PDF-ის ჩამოტვირთვა Check list', 'HTML-ის ჩამოტვირთვა Check list', 'PDF, 38 კბ · HTML, 7 კბ', 'HTML, 7 კბ'],
  ] as const)(
    'offer all formats with their sizes and save the chosen one, in %s',
    async (lang, pdf, html, all, single) => {
      const formats = [
        { format: 'pdf', link: '/media/downloads/en/check-list.pdf', size: 38_123 },
        { format: 'html', link: '/media/downloads/en/check-list.html', size: 6_502 },
      ];
      const { fetched } = open([item({ files: formats })], file, lang);
      expect(await screen.findByRole('link', { name: pdf })).toHaveAttribute(
        'href',
        '/media/downloads/en/check-list.pdf',
      );
      expect(screen.getByText(all)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('link', { name: html }));
      const question = within(screen.getByRole('dialog'));
      expect(question.getByText(single)).toBeInTheDocument();
      await userEvent.click(question.getByRole('button', { name: lang === 'ge' ? 'ჩამოტვირთვა' : 'Download' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(fetched.mock.calls[0]?.[0]).toBe('/media/downloads/en/check-list.html');
    },
  );

  it('ask first and fetch nothing after Cancel [DOW-2]', async () => {
    const { fetched, toast } = open();
    await openDialog();
    expect(dialog().getByText('Check list')).toBeInTheDocument();
    expect(dialog().getByText('Two pages A4.')).toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect([fetched.mock.calls, saved, toast.mock.calls]).toEqual([[], [], []]);
  });

  it('save a file under the server’s name and report it [DOW-2]', async () => {
    const { toast } = open([item()], file);
    await openDialog();
    await userEvent.click(dialog().getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Download Successfully' }));
    expect(saved).toMatchObject([{ name: 'caravan-check-list-en.html', address: 'blob:file' }]);
    expect(await saved[0]?.content.text()).toBe('points');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keep the dialog open and report a failed download [DOW-2]', async () => {
    const answers = [() => Promise.resolve(new Response('', { status: 404 })), file];
    const { toast } = open([item()], () => answers.shift()?.() ?? Promise.reject());
    await openDialog();
    await userEvent.click(dialog().getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('could not be downloaded'));
    expect([saved, toast.mock.calls]).toEqual([[], []]);
    await userEvent.click(dialog().getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('let the browser download files of other sites [DOW-2]', async () => {
    const { toast, fetched } = open([item({ link: 'https://files.example/check-list.pdf' })]);
    await openDialog();
    const link = dialog().getByRole('link', { name: 'Download' });
    expect(link).toHaveAttribute('href', 'https://files.example/check-list.pdf');
    expect(link).toHaveAttribute('download');
    await userEvent.click(link);
    expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Download Successfully' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('show a message and a link to the home page if there are none', async () => {
    open([]);
    expect(await screen.findByText('There are no files at the moment')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
  });
});
