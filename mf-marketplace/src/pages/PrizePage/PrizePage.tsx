import { Fetched, useTexts } from '@caravan/shared/site';
import { boundQuery } from '@caravan/shared/store';
import { useStay } from '@caravan/shared/tracking';
import { PageHeading, Skeleton } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { DemoNote } from '../../components/DemoNote';
import { PageColumn } from '../../components/PageColumn';
import { definePage } from '../../define';
import { Draw } from './Draw';
import { Prizes } from './Prizes';
import { Rules } from './Rules';
import { ANONYMOUS_ID, usePrizeInfo } from './usePrizeInfo';
import { Example, Spread, State } from './PrizePage.styles';

const PrizePage = () => {
  const t = useTexts('marketplace');
  const { drawQuery, ownState } = usePrizeInfo();
  useStay('FINDER_PRIZE_STAY');
  const info = drawQuery.data;
  return (
    <PageColumn>
      <PageHeading title={t('prize.title')} />
      {info !== undefined && (
        <Example>
          <DemoNote kind="prize" items={info.prizes} />
        </Example>
      )}
      <Fetched query={drawQuery} skeleton={<DrawSkeleton />} failure={t('prize.failed')}>
        {(draw) => <Draw draw={draw} ownState={ownState} />}
      </Fetched>
      {(info === undefined || info.endTime !== null) && <Prizes prizesOfDraw={info?.prizes} />}
      {info !== undefined && info.details.length > 0 && <Rules titles={info.titles} details={info.details} />}
    </PageColumn>
  );
};

const DrawSkeleton = () => (
  <Spread>
    <State>
      <Skeleton $height="3.75rem" />
      <Skeleton $height="6rem" $width="80%" />
      <Skeleton $height="2.5rem" />
    </State>
    <Skeleton $height="30rem" />
  </Spread>
);

export const page = definePage('prize', {
  address: () => null,
  // In the browser each visitor fetches their own state. Until it arrives, the prizes show.
  queries: () => ({
    info: boundQuery(api.query('prizeInfo'), { clientId: ANONYMOUS_ID }, 'server'),
    prizes: boundQuery(api.query('prizeList'), {}, 'browser'),
  }),
  View: PrizePage,
});
