import { render, screen } from '@testing-library/react';
import { testSite } from '../testing';
import type * as siteModule from './SiteContext';
import { SiteContext, useSite, type Site } from './SiteContext';
import { Widget } from './Widget';

const site: Site = testSite({
  renderWidget: (name, props, fallback) => (
    <p>
      {name} {JSON.stringify(props)} {fallback}
    </p>
  ),
});

describe('a widget of another section', () => {
  it('is drawn by the host, by its name', () => {
    render(
      <SiteContext value={site}>
        <Widget name="statistics/DataInsights" props={{ country: 'georgia' }} fallback="…" />
      </SiteContext>,
    );
    expect(screen.getByText('statistics/DataInsights {"country":"georgia"} …')).toBeVisible();
  });

  it('cannot stand outside a host', () => {
    expect(() => render(<Widget name="a/B" fallback={null} />)).toThrow('needs a host');
  });
});

describe('the context of the site', () => {
  it('is one for every copy of this file: each remote bundles its own', () => {
    jest.isolateModules(() => {
      const other = jest.requireActual<typeof siteModule>('./SiteContext');
      expect(other.useSite).not.toBe(useSite);
      expect(other.SiteContext).toBe(SiteContext);
    });
  });
});
