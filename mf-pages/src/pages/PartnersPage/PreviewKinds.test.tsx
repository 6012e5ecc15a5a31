import { render, screen } from '@testing-library/react';
import { SiteContext } from '@caravan/shared/site';
import { testSite } from '@caravan/shared/testing';
import { ranking } from '../../testing/embeddables';
import { unset } from './embedded';
import { TagPreview } from './PreviewKinds';

describe('the preview of a tag', () => {
  it('reports a script that does not load', async () => {
    const shown = {
      ...unset(ranking),
      origin: '',
      lang: 'en',
      currency: 'USD',
      theme: undefined,
      heading: undefined,
      accent: undefined,
      background: undefined,
      height: 900,
    } as const;
    render(
      <SiteContext value={testSite()}>
        <TagPreview shown={shown} />
      </SiteContext>,
    );
    // The module does not exist in jest.
    expect(await screen.findByText('partners.preview.failed')).toBeVisible();
    expect(document.querySelector('caravan-widget')).toBeNull();
  });
});
