import { render } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { Currency, Language, RemoteContext, RemotePage } from '@caravan/shared/contracts';
import type { Site } from '@caravan/shared/site';
import { testHost, type Answer } from '@caravan/shared/testing';
import { testRouter } from '@caravan/shell/testing';
import { federation } from '../../federation';
import { api } from '../api/api';
import { texts as allTexts } from './texts';

export interface PageOptions {
  readonly answer: Answer;
  readonly lang?: Language;
  readonly currency?: Currency;
  readonly site?: Partial<Site>;
}

interface PartOptions extends PageOptions {
  readonly Component: ComponentType;
  readonly load: (context: RemoteContext, url: URL) => Promise<void> | undefined;
  readonly address: string;
  readonly path?: string;
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
}: PartOptions) => {
  const texts = allTexts[lang];
  const { calls, context, wrapInHost } = testHost({ part: api, texts, answer, lang, currency, site });
  await load(context, new URL(address, 'http://site.test'));
  const initialCount = calls.length;
  const { view, currentAddress } = testRouter(address, { ...(path && { path }) });
  render(wrapInHost(view(<Component />)));
  return { calls, initialCount, currentAddress, state: context.getState };
};

/** Opens a page at an address of its path. */
export const openPage = (page: RemotePage, address: string, options: PageOptions) => {
  const path = federation.routes.find(({ id }) => id === page.id)?.path.replace('{auction}', 'auction') ?? '*';
  return openPart({
    Component: page.Component,
    load: (context, url) => page.load({ context, params: matchPath(path, url.pathname)?.params ?? {}, url }),
    address,
    path,
    ...options,
  });
};
