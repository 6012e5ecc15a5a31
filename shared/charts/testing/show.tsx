import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SiteContext, type Site } from '../../site';
import { testSite } from '../../testing';

/** A chart with the services of a host around it. */
export const inSite = (chart: ReactElement, site: Partial<Site> = {}): ReactElement => (
  <SiteContext value={testSite(site)}>
    <MemoryRouter>{chart}</MemoryRouter>
  </SiteContext>
);

/** Draws a chart as a section does. */
export const show = (chart: ReactElement, site: Partial<Site> = {}) => render(inSite(chart, site));
