import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { Button, PageHeading, Skeleton } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { closeAdminSession, useSessionEnd } from './adminSession';
import type { BoardProps } from './boardProps';
import { DaysSection } from './DaysSection';
import { ItemsSection } from './ItemsSection';
import { PagesSection } from './PagesSection';
import { PlatformsSection } from './PlatformsSection';
import { requestedRange, timesOf } from './range';
import { RangeBar } from './RangeBar';
import { SourcesSection } from './SourcesSection';
import { TariffsSection } from './TariffsSection';

const sections = [PagesSection, DaysSection, SourcesSection, ItemsSection];

/** Shows the figures of a range and the customs tariffs. An unknown session locks the page. */
export const Board = ({ session, view, onLogOut }: BoardProps) => {
  const t = useTexts('statistics');
  const { today } = useSite();
  const range = requestedRange(view, today);
  const credentials = { username: session.username, password: session.token };
  const parameters = { ...timesOf(range.days), ...credentials };
  const statistic = api.query('trackStatistic').useQuery({ ...parameters, demo: view.isDemo });
  const platforms = api.query('trackPlatformStatistic').useQuery(parameters);
  const tariffs = api.query('tariffList').useQuery(credentials);
  const [logOut, { isLoading }] = api.mutation('adminLogout').useMutation();
  useSessionEnd(statistic.error, platforms.error, tariffs.error);
  const handleLogOut = (): void => {
    // The browser drops its session even if the call fails.
    void logOut(credentials).finally(() => {
      onLogOut();
      closeAdminSession();
    });
  };
  return (
    <>
      <PageHeading
        title={t('dashboard.title')}
        lead={t('dashboard.lead')}
        action={
          <Button loading={isLoading} onClick={handleLogOut}>
            {t('dashboard.logOut')}
          </Button>
        }
      />
      <RangeBar {...range} isDemo={view.isDemo} demoViews={statistic.currentData?.demoPv} />
      {/* While another range loads, `data` is that of the former one, without the dates and the source beside it. */}
      <Fetched
        query={{ ...statistic, data: statistic.currentData }}
        skeleton={<Skeleton $height="90rem" />}
        failure={t('dashboard.failed.statistic')}
      >
        {(figures) =>
          sections.map((SectionView, index) => (
            <SectionView key={index} figures={figures} days={range.days} source={view.isDemo ? 'demo' : 'events'} />
          ))
        }
      </Fetched>
      <PlatformsSection query={{ ...platforms, data: platforms.currentData }} days={range.days} />
      <TariffsSection query={tariffs} session={session} />
    </>
  );
};
