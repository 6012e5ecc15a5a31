import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SiteContext } from '@caravan/shared/site';
import { testSite, translateBy } from '@caravan/shared/testing';
import { testRouter } from '@caravan/shell/testing';
import { texts } from './texts';

/** Renders a component with the English texts of this remote, on 22 November 2026. */
export const renderPart = (part: ReactElement) =>
  render(
    <SiteContext value={testSite({ texts: () => translateBy(texts.en) })}>{testRouter('/').view(part)}</SiteContext>,
  );

/** Renders and unmounts a chart. Returns its heading if it has one. */
export const headingOf = (chart: ReactElement): string | undefined => {
  const { container, unmount } = renderPart(chart);
  const heading = container.querySelector('figure > h2, figure > h3')?.textContent;
  unmount();
  return heading;
};

/** Renders and unmounts large figures. Returns value and note of each by its label. */
export const figuresOf = (figures: ReactElement): Readonly<Record<string, readonly string[]>> => {
  const { container, unmount } = renderPart(figures);
  const rows = [...container.querySelectorAll('p:first-child')].map(({ parentElement }) =>
    [...(parentElement?.children ?? [])].map(({ textContent }) => textContent),
  );
  unmount();
  return Object.fromEntries(rows.map(([label = '', ...rest]) => [label, rest]));
};

/** Returns a count with its noun: `1 car`, `1,200 cars`. */
export const countText = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
