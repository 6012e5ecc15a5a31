/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import type { Language } from '@caravan/shared/contracts';
import { federation } from '../federation';
import { parts } from './parts.gen';
import { ranking } from './testing/embeddables';
import { serverPage } from './testing/openPage';

const cases = federation.routes
  .filter(({ sideMenu }) => sideMenu)
  .flatMap(({ id, path }) => (['en', 'ge'] as const).map((lang): [string, Language, typeof id] => [path, lang, id]));

describe('the pages on the server', () => {
  it.each(cases)('%s has its content in %s without missing texts', async (_path, lang, id) => {
    const { page } = await parts.pages[id]();
    const html = renderToString(serverPage(page, lang, { embeddable: [ranking] }));
    const words = html.replaceAll(/<[^>]*>/g, ' ');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(words.length).toBeGreaterThan(1500);
    // A missing text shows its key.
    expect(words).not.toMatch(/\b(?:about|dealers|contacts|privacy|help|access|partners)\.[a-z]/);
    expect(words).not.toMatch(/\{\{|undefined|\*\*|\]\(/);
    expect(html).not.toMatch(/ style="/);
    // Georgian capital letters, which fonts lack and readers do not expect.
    expect(words).not.toMatch(/[\u1C90-\u1CBF]/);
  });
});
