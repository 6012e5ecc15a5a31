import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { chartParts } from '@caravan/shared/charts';
import { dataInsights } from '@caravan/shared/contracts';
import type { Location, NewsItem } from '@caravan/shared/contracts/calls';
import { boundQuery } from '@caravan/shared/store';
import { Fetched, useTexts } from '@caravan/shared/site';
import { MARKETS } from '@caravan/shared/terms';
import { usePageView, useReturn } from '@caravan/shared/tracking';
import { ChipGroup, Disclosure, EmptyState, MoreLink, Section, Select, Skeleton, useInView } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { timeTypes } from '../../api/marketView';
import { ChartSkeleton } from '../../components/ChartSkeleton';
import { Stack } from '../../components/Stack';
import { defineWidget } from '../../define';
import { NewsList } from './NewsList';
import { WeekSales } from './WeekSales';

/** Shows sales of a market's used cars by model and the news that the top of the page does not show. */
const DataInsights = ({ news }: { readonly news: readonly NewsItem[] }) => {
  const t = useTexts('statistics');
  const [location, setLocation] = useState<Location>('georgia');
  const [chosenId, setChosenId] = useState<string>();
  const hot = api.query('hotModelList').useQuery({ location, timeType: timeTypes.week });
  // Does not use `data`, because it is still that of the previous country while a list loads.
  const modelId = chosenId ?? hot.currentData?.[0]?.modelId;
  const [section, isInView] = useInView<HTMLElement>({ margin: '0px', once: false });
  // The model that was shown when it first came into view. A later choice is not a new view.
  const [viewedModel, setViewedModel] = useState<{ readonly modelId: string; readonly location: Location } | null>(
    null,
  );
  if (!viewedModel && isInView && modelId !== undefined) setViewedModel({ modelId, location });
  // Returning to the page is a new view, recorded when the section is in view again.
  useEffect(() => () => setViewedModel(null), []);
  useReturn(() => setViewedModel(null));
  usePageView('HOME_ANALYSIS_PV', viewedModel);
  const chart = useRef<HTMLDivElement>(null);
  const [reservedHeight, setReservedHeight] = useState(0);
  const handleCountry = (country: Location): void => {
    setReservedHeight(chart.current?.offsetHeight ?? 0);
    setLocation(country);
    setChosenId(undefined);
  };
  return (
    <Section
      ref={section}
      title={t('insights.title')}
      lead={t('insights.lead')}
      action={
        <Select
          label={t('country')}
          options={MARKETS.map((value) => ({ value, text: t(`countries.${value}`) }))}
          value={location}
          onChange={handleCountry}
        />
      }
    >
      <Stack $gap={3}>
        <Fetched query={hot} skeleton={<Skeleton $height="5.5rem" />} failure={t('failed.hotModels')}>
          {(models) =>
            models.length > 0 && (
              <ChipGroup
                label={t('insights.hotModels')}
                choices={models.map((model) => ({
                  value: model.modelId,
                  text: `${model.brandName} ${model.modelName}`,
                }))}
                value={modelId ?? ''}
                onChange={setChosenId}
              />
            )
          }
        </Fetched>
        <ChartFrame ref={chart} $minHeight={reservedHeight}>
          {modelId !== undefined ? (
            <WeekSales key={location} modelId={modelId} location={location} />
          ) : hot.isFetching ? (
            <ChartSkeleton />
          ) : (
            !hot.isError && <EmptyState title={t('chart.noData')} />
          )}
        </ChartFrame>
        <div>
          <MoreLink to={location === 'georgia' ? '/sales/list' : `/sales/list?location=${location}`}>
            {t('insights.more')}
          </MoreLink>
        </div>
      </Stack>
      {news.length > 0 && (
        <Disclosure title={t('insights.news', { number: news.length })}>
          <NewsList news={news} />
        </Disclosure>
      )}
    </Section>
  );
};

export const widget = defineWidget(dataInsights, {
  View: DataInsights,
  lazyParts: chartParts,
  load: async ({ context }) => {
    const [location, type] = ['georgia', timeTypes.week] as const;
    const { data } = await boundQuery(api.query('hotModelList'), { location, timeType: type }).fetch(context);
    const modelId = data?.[0]?.modelId;
    if (modelId !== undefined) await boundQuery(api.query('weekList'), { modelId, location, type }).fetch(context);
  },
});

/** Keeps the height of the previous chart until the next one has loaded, so that nothing below moves. */
const ChartFrame = styled.div<{ $minHeight: number }>`
  &:not(:has(figure)) {
    min-height: ${({ $minHeight }) => $minHeight}px;
  }
`;
