/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as ui from './index';

const noop = (): void => {};

describe('on the server', () => {
  const html = renderToString(
    <MemoryRouter>
      <ui.PageHeading title="Cars" above={<ui.Breadcrumbs label="Where" items={[{ text: 'Home', to: '/home' }]} />} />
      <ui.Section title="Catalogue" action={<ui.MoreLink to="/x">All</ui.MoreLink>}>
        <ui.ChipGroup label="Brand" choices={[{ value: 'a', text: 'A' }]} value="a" onChange={noop} />
        <ui.Picture src="/a.png" alt="A" width={3} height={2} ratio="3/2" />
        <picture>
          <ui.PictureSource media="(max-width: 480px)" srcSet="/a-small.png" />
        </picture>
        <ui.Swatch colours={['#123456']} label="Ink" />
        <ui.Badge fill="#f5b301">Hot</ui.Badge>
        <ui.Price amount={1} currency="USD" lang="en" />
        <ui.Stat label="Sold" value="1" unit="units" />
        <ui.FactList facts={[{ term: 'Power', value: '204', unit: 'hp' }]} />
        <ui.Select label="Sort" value="" options={[]} onChange={noop} />
        <ui.TextField label="E-mail" />
        <ui.SearchField label="Search" clearLabel="Clear" value="a" onChange={noop} />
        <ui.Tabs label="Car" items={[{ id: 'a', text: 'A' }]} selected="a" onSelect={noop}>
          panel
        </ui.Tabs>
        <ui.Dropdown label="Language" button="EN">
          x
        </ui.Dropdown>
        <ui.EmptyState title="Nothing" />
        <ui.FailureNotice title="Down" text="The rest works" retryLabel="Again" onRetry={noop} />
        <ui.Modal open={false} onClose={noop} title="Ask" closeLabel="Close">
          x
        </ui.Modal>
        <ui.Disclosure title="More">x</ui.Disclosure>
        <ui.Logo name="Caravan" />
      </ui.Section>
    </MemoryRouter>,
  );

  it('wraps a section in a boundary that hydrates by itself [PERF-8]', () => {
    expect(html).toMatch(/<!--\$--><section/);
  });

  it('renders without a window and without inline styles', () => {
    expect(html).toContain('<h1');
    expect(html).toContain('media="(max-width: 480px)" srcSet="/a-small.png"');
    expect(html).not.toMatch(/\sstyle=/);
  });
});
