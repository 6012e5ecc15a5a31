import { render, screen } from '@testing-library/react';
import type { Currency, Language } from '@caravan/shared/contracts';
import type { RankingRow, TrendPoint } from '@caravan/shared/contracts/calls';
import type { Site } from '@caravan/shared/site';
import { testHost } from '@caravan/shared/testing';
import { testRouter } from '@caravan/shell/testing';
import { api } from '../api/api';
import english from '../locales/en.json';
import georgian from '../locales/ge.json';
import { page } from '../pages/RankingPage/RankingPage';

interface Options {
  /** Answers a call with a parameter. Undefined is a failure. */
  readonly answer?: (parameter: Readonly<Record<string, unknown>>, call: string) => unknown;
  readonly lang?: Language;
  readonly currency?: Currency;
  readonly site?: Partial<Site>;
}

/** Returns a row of the ranking with neutral values. */
export const row = (ranking: number, change: Partial<RankingRow> = {}): RankingRow => ({
  ranking,
  lastRanking: ranking,
  count: 1000,
  descenderPrice: null,
  seriesId: `series-${ranking}`,
  carReviewCount: 0,
  ...change,
  seriesInfo: {
    logo: '/media/brands/byd.svg',
    showTrend: false,
    seriesNameEn: `Series ${ranking}`,
    brandNameEn: 'BYD',
    minPrice: null,
    maxPrice: null,
    ...change.seriesInfo,
  },
});

/** Returns a page of a ranking with `total` series. */
export const pageOf = (data: readonly RankingRow[], total = data.length) => ({ current: 1, size: 10, total, data });

/** The first of eleven pages. */
export const elevenPages = pageOf([row(1), row(2)], 110);

/** Returns a month of a trend with neutral values. */
export const point = (month: string, change: Partial<TrendPoint> = {}): TrendPoint => ({
  month,
  count: 1000,
  lastCount: 1000,
  ranking: 5,
  lastRanking: 5,
  ...change,
});

/** Opens an address as the host does: `load`, then render. The test answers the calls. */
export const openPage = async (
  address: string,
  { answer = () => elevenPages, lang = 'en', currency = 'USD', site = {} }: Options = {},
) => {
  const requests: Record<string, unknown>[] = [];
  const { context, wrapInHost } = testHost({
    part: api,
    texts: lang === 'ge' ? georgian : english,
    lang,
    currency,
    site,
    answer: (call, parameter) => {
      requests.push(parameter);
      return answer(parameter, call);
    },
  });
  const url = new URL(address, 'http://site.test');
  await page.load({ context, params: { id: url.pathname.split('/').at(-1) }, url });
  const initialCount = requests.length;
  const { view, currentAddress } = testRouter(address, { path: '/sales/:id' });
  render(wrapInHost(view(<page.Component />)));
  return { requests, initialCount, currentAddress };
};

/** Checks that the list with a series has the focus. */
export const expectFocusOnListWith = async (series: string) => {
  const heading = await screen.findByText(series);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(heading);
};
