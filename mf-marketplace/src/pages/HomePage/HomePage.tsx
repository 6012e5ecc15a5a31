import type { ReactElement } from 'react';
import type { LoadArguments, RemotePage } from '@caravan/shared/contracts';
import { prefetch } from '@caravan/shared/store';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { catalogueParameter, catalogueViewOf } from '../../api/catalogueView';
import { finderParameter, finderViewOf } from '../../api/finderView';
import { marketplaceApi } from '../../api/marketplaceApi';
import { PageColumn } from '../../components/PageColumn';
import { Accessories } from './accessories/Accessories';
import { PromoBanners } from './banners/PromoBanners';
import { Catalogue } from './catalogue/Catalogue';
import { Finder } from './finder/Finder';
import { FrontPage } from './front/FrontPage';
import { Insights } from './Insights';
import { Masthead } from './Masthead';

const HomePage = (): ReactElement => {
  usePageView('FINDER_HOME_PV');
  useStay('FINDER_HOME_STAY');
  return (
    <PageColumn>
      <Masthead />
      <PromoBanners />
      <FrontPage />
      <Insights />
      <Accessories />
      <Catalogue />
      <Finder />
    </PageColumn>
  );
};

/** Every section asks for its own; one that fails says so in its place. */
const load = async ({ context, url }: LoadArguments): Promise<void> => {
  const { endpoints } = marketplaceApi;
  const search = url.searchParams;
  await Promise.all([
    prefetch(context, endpoints.vehicleTops, {}),
    prefetch(context, endpoints.newsList, {}),
    prefetch(context, endpoints.getFinderFriendship, {}),
    prefetch(context, endpoints.hotBrandList, {}),
    prefetch(context, endpoints.usedCarPage, catalogueParameter(catalogueViewOf(search))),
    prefetch(context, endpoints.getFinderTops, {}),
    prefetch(context, endpoints.getFinderBrandsV2, { lang: context.lang }),
    prefetch(context, endpoints.getFinderVehicles, finderParameter(finderViewOf(search), context.lang)),
  ]);
};

export const page: RemotePage = { Component: HomePage, load };
