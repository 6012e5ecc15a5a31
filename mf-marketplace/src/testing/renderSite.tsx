import { act, render, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Currency, Language } from '@caravan/shared/contracts';
import { useSite, type Site } from '@caravan/shared/site';
import { testHost } from '@caravan/shared/testing';
import { testRouter } from '@caravan/shell/testing';
import { api } from '../api/api';
import { homeQueries, homeView, type HomeProps } from '../pages/HomePage/homeQueries';
import { texts } from './texts';

/** Answers by name of the call. `fails` is a server error. */
export type Answers = Record<string, unknown>;
export const fails = Symbol('fails');

export interface SiteOptions {
  readonly answers?: Answers;
  /** Returns an answer that depends on the parameter, or undefined to use `answers`. */
  readonly answering?: (call: string, parameter: unknown) => unknown;
  readonly address?: string;
  /** The route pattern, for components that read its parameters. */
  readonly path?: string;
  readonly lang?: Language;
  readonly currency?: Currency;
  /** Services of the host that the test looks at, for example `track` or `toast`. */
  readonly site?: Partial<Site>;
}

/** Keeps one call, or every call, waiting until the test answers it. */
export const answersLater = (waitingCall?: string) => {
  const answers: ((answer: unknown) => void)[] = [];
  return {
    answering: (call: string) =>
      waitingCall === undefined || call === waitingCall ? new Promise((resolve) => answers.push(resolve)) : undefined,
    /** Answers the call with this index, once it was made. */
    answer: async (index: number, answer: unknown): Promise<void> => {
      await waitFor(() => expect(answers.length).toBeGreaterThan(index));
      await act(async () => answers[index]?.(answer));
    },
    count: () => answers.length,
  };
};

/** Renders a section of the home page with the view and queries of its address. */
export const homeSection = (Section: (props: HomeProps) => ReactNode) => {
  const Home = (): ReactNode => {
    const [search] = useSearchParams();
    const view = homeView(search);
    return Section({ view, queries: homeQueries(view, useSite()) });
  };
  return <Home />;
};

/** Renders an element in a host whose calls are answered by `answers`, through the real transport and schemas. */
export const renderSite = (element: ReactElement, options: SiteOptions = {}) => {
  const { answers = {}, answering, address = '/home', path, lang = 'en', currency = 'USD', site = {} } = options;
  const { calls, context, wrapInHost } = testHost({
    part: api,
    texts: texts[lang],
    lang,
    currency,
    answer: (call, parameter) => {
      const result = answering?.(call, parameter) ?? answers[call];
      return result === fails ? undefined : result;
    },
    site,
  });
  const { router, view } = testRouter(address, { ...(path && { path }) });
  const { rerender } = render(wrapInHost(view(element)));
  /** Renders again with other services of the host, or another element. */
  const withSite = (changes: Partial<Site>, changed = element) =>
    act(async () => rerender(wrapInHost(view(changed), changes)));
  /** Returns the query of the current address. */
  const query = () => Object.fromEntries(new URLSearchParams(router.state().location.search));
  /** Returns the parameter of the last such call. */
  const lastParameter = (call: string) => calls.findLast((entry) => entry.call === call)?.parameter;
  return { calls, context, lastParameter, query, router, withSite };
};
