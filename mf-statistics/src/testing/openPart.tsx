import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Currency, Language, RemoteContext } from '@caravan/shared/contracts';
import type { Site } from '@caravan/shared/site';
import { testHost, type Answer } from '@caravan/shared/testing';
import { testRouter } from '@caravan/shell/testing';
import { api } from '../api/api';
import { texts as allTexts } from './texts';

interface Options {
  readonly Component: ComponentType;
  readonly load: (context: RemoteContext, url: URL) => Promise<void> | undefined;
  readonly address: string;
  readonly path?: string;
  readonly answer: Answer;
  readonly lang?: Language;
  readonly currency?: Currency;
  readonly site?: Partial<Site>;
}

/** Renders a page or widget as the host does: `load`, then render. The test answers the calls. */
export const openPart = async ({
  Component,
  load,
  address,
  path,
  answer,
  lang = 'en',
  currency = 'USD',
  site = {},
}: Options) => {
  const texts = allTexts[lang];
  const { calls, context, wrapInHost } = testHost({ part: api, texts, answer, lang, currency, site });
  await load(context, new URL(address, 'http://site.test'));
  const initialCount = calls.length;
  const { router, view } = testRouter(address, { ...(path && { path }) });
  render(wrapInHost(view(<Component />)));
  const currentAddress = () => router.state().location.pathname + router.state().location.search;
  return { calls, initialCount, currentAddress, state: context.getState };
};
