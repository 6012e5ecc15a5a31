import { Suspense, type ComponentType } from 'react';
import { usePageView, useStay } from '@caravan/shared/tracking';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { media, size, smallFaint, space } from '@caravan/shared/theme';
import { Heading } from '@caravan/shared/ui';
import { PageColumn } from '../../components/PageColumn';
import { isPastEnd } from '../../api/pastEnd';
import { definePage } from '../../define';
import { Accessories } from './accessories/Accessories';
import { PromoBanners } from './banners/PromoBanners';
import { Catalogue } from './catalogue/Catalogue';
import { Finder } from './finder/Finder';
import { FinderTops } from './finder/FinderTops';
import { FrontPage } from './front/FrontPage';
import { homeQueries, homeView, type HomeProps } from './homeQueries';
import { Insights } from './Insights';
import { FindBar } from './find/FindBar';

/** Search and cars come first, because buyers look for them. */
const sections: readonly ComponentType<HomeProps>[] = [
  FindBar,
  Catalogue,
  Finder,
  PromoBanners,
  FrontPage,
  FinderTops,
  Insights,
  Accessories,
];

const HomePage = (home: HomeProps) => {
  usePageView('FINDER_HOME_PV');
  useStay('FINDER_HOME_STAY');
  return (
    <PageColumn>
      <Masthead {...home} />
      {/* Each section hydrates in its own task, or at once if the visitor clicks in it. */}
      {sections.map((Section, index) => (
        <Suspense key={index} fallback={null}>
          <Section {...home} />
        </Suspense>
      ))}
    </PageColumn>
  );
};

/** Title of the home page, with a note if the API marks any listing as an example. */
const Masthead = ({ queries }: HomeProps) => {
  const t = useTexts('marketplace');
  const lists = [queries.cars.useQuery(), queries.vehicles.useQuery()];
  const isDemo = lists.some(({ data }) => data?.data.some((entry) => entry.isDemo === true));
  // Keeps its space while both calls are pending, so that nothing shifts.
  const isPending = lists.every(({ data, isError }) => data === undefined && !isError);
  return (
    <Frame>
      <Title level={1}>{t('title')}</Title>
      {(isDemo || isPending) && <Notice $isHidden={!isDemo}>{t('demo')}</Notice>}
    </Frame>
  );
};

const Frame = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[3]} ${space[2]};
`;

/** Smaller on phones, because Georgian text is wider. */
const Title = styled(Heading)`
  ${media.phone} {
    font-size: ${size.heading};
  }
`;

const Notice = styled.p<{ readonly $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  ${smallFaint}
`;

export const page = definePage('home', {
  address: ({ search }) => homeView(search),
  queries: homeQueries,
  View: HomePage,
  meta: ({ view: { catalogue, finder }, queries, answer }) =>
    isPastEnd(catalogue.page, answer(queries.cars)) || isPastEnd(finder.page, answer(queries.vehicles))
      ? { status: 404 }
      : {},
});
