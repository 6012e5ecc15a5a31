import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SiteContext, type Site } from '../../site';
import { testSite } from '../../testing';

/** Wraps a chart in the services of a host. */
export const inSite = (chart: ReactElement, site: Partial<Site> = {}) => (
  <SiteContext value={testSite(site)}>
    <MemoryRouter>{chart}</MemoryRouter>
  </SiteContext>
);

export const show = (chart: ReactElement, site: Partial<Site> = {}) => render(inSite(chart, site));
