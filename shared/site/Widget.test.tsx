import { render, screen } from '@testing-library/react';
import { contactForm, dataInsights, slotKey } from '../contracts';
import { testSite } from '../testing';
import type * as siteModule from './SiteContext';
import { SiteContext, useSite, type Site } from './SiteContext';
import { Widget } from './Widget';

const site: Site = testSite({
  renderWidget: (slot, widgetProps, fallback) => (
    <p>
      {slotKey(slot)} {JSON.stringify(widgetProps)} {fallback}
    </p>
  ),
});

describe('a widget of another remote', () => {
  it('is rendered by the host', () => {
    render(
      <SiteContext value={site}>
        <Widget widget={dataInsights} props={{ news: [] }} fallback="…" />
      </SiteContext>,
    );
    expect(screen.getByText('statistics/DataInsights {"news":[]} …')).toBeVisible();
  });

  it('throws outside of a host', () => {
    expect(() => render(<Widget widget={contactForm} props={{}} fallback={null} />)).toThrow('needs a host');
  });
});

describe('the context of the site', () => {
  it('is the same for every copy of this file', () => {
    jest.isolateModules(() => {
      const otherCopy = jest.requireActual<typeof siteModule>('./SiteContext');
      expect(otherCopy.useSite).not.toBe(useSite);
      expect(otherCopy.SiteContext).toBe(SiteContext);
    });
  });
});
