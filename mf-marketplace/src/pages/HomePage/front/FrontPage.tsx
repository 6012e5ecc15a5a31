import { Fetched, useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Skeleton, VisuallyHidden } from '@caravan/shared/ui';
import type { HomeProps } from '../homeQueries';
import { frontNews } from './frontNews';
import { Frame, Spread } from './FrontPage.styles';
import { LeadVehicle } from './LeadVehicle';
import { NewsRow, Row } from './NewsRow';
import { TopList } from './TopList';

/** Top vehicles, the first one large, and the latest news. */
export const FrontPage = ({ queries }: HomeProps) => {
  const t = useTexts('marketplace');
  return (
    <Frame aria-labelledby="front-title">
      <VisuallyHidden as="h2" id="front-title">
        {t('front.title')}
      </VisuallyHidden>
      <Fetched query={queries.tops.useQuery()} skeleton={<TopsSkeleton />} failure={t('failed.tops')}>
        {([leadVehicle, ...otherVehicles]) => (
          <Spread>
            {leadVehicle && <LeadVehicle vehicle={leadVehicle} />}
            <TopList vehicles={otherVehicles} />
          </Spread>
        )}
      </Fetched>
      <Fetched query={queries.news.useQuery()} skeleton={<NewsSkeleton />} failure={t('failed.news')}>
        {(items) => <NewsRow items={frontNews(items)} />}
      </Fetched>
    </Frame>
  );
};

const TopsSkeleton = () => (
  <Spread>
    <Stack>
      <Skeleton $ratio="16/10" />
      <Skeleton $height="3rem" $width="70%" />
    </Stack>
    <Stack>
      {[1, 2, 3, 4].map((index) => (
        <Skeleton key={index} $height="6.5rem" />
      ))}
    </Stack>
  </Spread>
);

const NewsSkeleton = () => (
  <Row>
    {[1, 2, 3, 4].map((index) => (
      <Stack as="li" key={index}>
        <Skeleton $ratio="16/10" />
        <Skeleton $height="1.5rem" $width="40%" />
        <Skeleton $height="3rem" />
      </Stack>
    ))}
  </Row>
);

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`;
