import { Fetched, useTexts } from '@caravan/shared/site';
import type { HomeProps } from '../homeQueries';
import { frontNews } from './frontNews';
import { Frame, HiddenTitle, Spread } from './FrontPage.styles';
import { NewsSkeleton, TopsSkeleton } from './FrontSkeletons';
import { LeadVehicle } from './LeadVehicle';
import { NewsRow } from './NewsRow';
import { TopList } from './TopList';

/** Top vehicles, the first one large, and the latest news. */
export const FrontPage = ({ queries }: HomeProps) => {
  const t = useTexts('marketplace');
  return (
    <Frame aria-labelledby="front-title">
      <HiddenTitle id="front-title">{t('front.title')}</HiddenTitle>
      <Fetched query={queries.tops.useQuery()} skeleton={<TopsSkeleton />} failure={t('failed.tops')}>
        {([lead, ...others]) => (
          <Spread>
            {lead && <LeadVehicle vehicle={lead} />}
            <TopList vehicles={others} />
          </Spread>
        )}
      </Fetched>
      <Fetched query={queries.news.useQuery()} skeleton={<NewsSkeleton />} failure={t('failed.news')}>
        {(items) => <NewsRow items={frontNews(items)} />}
      </Fetched>
    </Frame>
  );
};
