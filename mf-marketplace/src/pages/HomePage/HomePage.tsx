import { Suspense, type ComponentType } from 'react';
import { usePageView, useStay } from '@caravan/shared/tracking';
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
import { Masthead } from './Masthead';
import { FindBar } from './find/FindBar';

/** Cars come first, because buyers look for them. */
const sections: readonly ComponentType<HomeProps>[] = [
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
      <FindBar {...home} />
      {/* Each section hydrates in its own task, or at once if the visitor clicks in it. */}
      {sections.map((Section, index) => (
        <Suspense key={index} fallback={null}>
          <Section {...home} />
        </Suspense>
      ))}
    </PageColumn>
  );
};

export const page = definePage('home', {
  address: ({ search }) => homeView(search),
  queries: homeQueries,
  View: HomePage,
  meta: ({ view: { catalogue, finder }, queries, answer }) =>
    isPastEnd(catalogue.page, answer(queries.cars)) || isPastEnd(finder.page, answer(queries.vehicles))
      ? { status: 404 }
      : {},
});
