import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Fetched } from '@caravan/shared/site';
import { useNewsListQuery, useVehicleTopsQuery } from '../../../api/marketplaceApi';
import { frontNews } from './frontNews';
import { Frame, HiddenTitle, Spread } from './FrontPage.styles';
import { NewsSkeleton, TopsSkeleton } from './FrontSkeletons';
import { LeadVehicle } from './LeadVehicle';
import { NewsRow } from './NewsRow';
import { TopList } from './TopList';

const everything = {};

/** The front: the top vehicle large, the other tops beside it, the newest news below. */
export const FrontPage = (): ReactElement => {
  const { t } = useTranslation('marketplace');
  const tops = useVehicleTopsQuery(everything);
  const news = useNewsListQuery(everything);
  return (
    <Frame aria-labelledby="front-title">
      <HiddenTitle id="front-title">{t('front.title')}</HiddenTitle>
      <Fetched query={tops} skeleton={<TopsSkeleton />} failure={t('failed.tops')}>
        {([lead, ...others]) => (
          <Spread>
            {lead && <LeadVehicle vehicle={lead} />}
            <TopList vehicles={others} />
          </Spread>
        )}
      </Fetched>
      <Fetched query={news} skeleton={<NewsSkeleton />} failure={t('failed.news')}>
        {(items) => <NewsRow items={frontNews(items)} />}
      </Fetched>
    </Frame>
  );
};
