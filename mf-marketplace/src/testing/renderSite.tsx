import { configure } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { Currency, Language } from '@caravan/shared/contracts';
import { storePart } from '@caravan/shared/store';
import { testHost } from '@caravan/shared/testing';
import { marketplaceApi } from '../api/marketplaceApi';
import english from '../locales/en.json';
import georgian from '../locales/ge.json';

// A whole page on a busy machine takes longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

/** What a call answers, by the last part of its path; `fails` stands for a server's failure. */
export type Answers = Record<string, unknown>;
export const fails = Symbol('fails');

interface SiteOptions {
  readonly answers?: Answers;
  /** An answer that depends on the parameter; undefined leaves it to `answers`. */
  readonly answering?: (call: string, parameter: unknown) => unknown;
  readonly address?: string;
  readonly lang?: Language;
  readonly currency?: Currency;
  readonly renderWidget?: (name: string, props: Readonly<Record<string, unknown>>) => ReactNode;
}

/** Draws a part of the page in a site whose calls answer from `answers`, through the real transport and its schemas. */
export const renderSite = (element: ReactElement, options: SiteOptions = {}) => {
  const { answers = {}, answering, address = '/home', lang = 'en', currency = 'USD', renderWidget } = options;
  const { asked, show } = testHost({
    part: storePart(marketplaceApi),
    texts: lang === 'ge' ? georgian : english,
    lang,
    currency,
    answer: (call, parameter) => {
      const result = answering?.(call, parameter) ?? answers[call];
      return result === fails ? undefined : result;
    },
    ...(renderWidget ? { site: { renderWidget } } : {}),
  });
  const router = show(element, address);
  /** The query of the address the page is at. */
  const query = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  /** The parameter of the last such call. */
  const lastAsked = (call: string) => asked.findLast((entry) => entry.call === call)?.parameter;
  return { asked, lastAsked, query, router };
};
