import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { LoadArguments, RemotePage } from '@caravan/shared/contracts';
import { prefetch } from '@caravan/shared/store';
import { catalogueParameter, catalogueViewOf } from '../../api/catalogueView';
import { finderParameter, finderViewOf } from '../../api/finderView';
import { marketplaceApi } from '../../api/marketplaceApi';
import { COLUMN } from '../../components/column';
import { Accessories } from './accessories/Accessories';
import { PromoBanners } from './banners/PromoBanners';
import { Catalogue } from './catalogue/Catalogue';
import { Finder } from './finder/Finder';
import { FrontPage } from './front/FrontPage';
import { Insights } from './Insights';
import { Masthead } from './Masthead';

const HomePage = (): ReactElement => (
  <Column>
    <Masthead />
    <PromoBanners />
    <FrontPage />
    <Insights />
    <Accessories />
    <Catalogue />
    <Finder />
  </Column>
);

const Column = styled.div`
  container: ${COLUMN} / inline-size;
`;

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
