/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { SiteContext } from '@caravan/shared/site';
import { metaOf, testSite, translateBy } from '@caravan/shared/testing';
import { serverView } from '@caravan/shell/testing';
import en from '../../locales/en.json';
import { page } from './CarPage';

const renderHtml = (): string => {
  return renderToString(
    <SiteContext value={testSite({ texts: () => translateBy(en) })}>
      {serverView(<page.Component />, '/car/Matte%20Khaki', '/car/:id?')}
    </SiteContext>,
  );
};

describe('colour viewer on the server', () => {
  it('renders the colour of the address, with links for all choices [COL-4]', () => {
    const html = renderHtml();
    expect(html).toContain('/media/cars/xiaomi-su7/matte-khaki/side.svg');
    expect(html).toContain('Matte Khaki</h2>');
    for (const link of ['/car/Matte%20Black', '/car/Five-spoke%20classic', '/car/Matte%20Khaki?view=back']) {
      expect(html).toContain(`href="${link}"`);
    }
  });

  it('names a colour in the title only if the address names one', () => {
    const meta = (id: string | undefined) => metaOf(page, 'colour-viewer', en, { params: { id } });
    expect(meta('Y-spoke').title).toBe('Y-spoke · Xiaomi SU7');
    expect(meta(undefined)).toEqual({});
  });

  it.each(['Signal Red', 'nope', 'SIGNAL RED'])('names the shown colour as canonical for "%s" [SHELL-19]', (id) => {
    expect(metaOf(page, 'colour-viewer', en, { params: { id } }).canonicalPath).toBe('/car/Signal%20Red');
  });
});
