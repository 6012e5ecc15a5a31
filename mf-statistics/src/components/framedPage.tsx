import { styled } from 'styled-components';
import { isUnknown } from '@caravan/shared/page';
import { Fetched, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { colour } from '@caravan/shared/theme';
import { EmptyState, Heading, TextLink, SmallText } from '@caravan/shared/ui';
import type { daysByTitle, TitledModel } from '../api/auctionApi';
import { modelAddress, withMarket } from '../api/marketView';
import { definePage } from '../define';
import { ChartSkeleton } from './ChartSkeleton';
import { Stack } from './Stack';
import { FramedFigures } from './FramedFigures';
import { titledView, type TitledView } from './titledView';
import type { TrendPoint } from './trendPoint';
import { UnitsAndPrice, type Step } from './UnitsAndPrice';
import { useMessages } from './useMessages';
import { useSiteParameters } from './useSiteParameters';

interface FramedModelProps {
  readonly view: TitledView;
  readonly query: BoundQuery<TitledModel>;
  readonly step: Step;
}

/** Shows figures of a car's model in a frame of another site, with its name and a link to the site. */
const FramedModel = ({ view: { title, location, unknownLocation, accountId }, query, step }: FramedModelProps) => {
  const t = useTexts('statistics');
  const siteParameters = useSiteParameters();
  const { sales } = useMessages('week');
  const state = query.useQuery();
  const linkParameters = { ...siteParameters, ...(accountId === undefined ? {} : { accountId }) };
  const model = state.currentData;
  if (isUnknown(state.error)) {
    return (
      <>
        <Heading level={1} variant="title">
          {title}
        </Heading>
        <EmptyState
          title={t('framed.unknown')}
          text={t('framed.unknownText')}
          action={<TextLink to={withMarket('/sales/list', { location }, linkParameters)}>{t('framed.all')}</TextLink>}
        />
      </>
    );
  }
  return (
    <Stack>
      <header>
        <Heading level={1} variant="title">
          {model?.modelName ?? title}
        </Heading>
        <Byline>{t(`framed.by.${step}`, { country: t(`inCountries.${location}`) })}</Byline>
        {model && normalizeName(model.modelName) !== normalizeName(title) && (
          <SmallText>{t('framed.taken', { title, model: model.modelName })}</SmallText>
        )}
        {unknownLocation !== undefined && (
          <SmallText>
            {t('framed.unknownPlace', { place: unknownLocation, country: t(`countries.${location}`) })}
          </SmallText>
        )}
      </header>
      <Fetched query={{ ...state, data: model }} skeleton={<ChartSkeleton />} failure={t('failed.model')}>
        {({ modelId, modelName, dayList }) => (
          <Stack>
            <FramedFigures points={dayList} step={step} />
            <UnitsAndPrice
              points={dayList}
              step={step}
              message={step === 'week' ? sales(pointsOf(dayList)) : undefined}
              model={modelName}
              country={t(`countries.${location}`)}
              file={[modelId, location]}
            />
            <SmallText>
              <TextLink to={modelAddress('week', modelId, { location }, linkParameters)}>
                {t('framed.more', { model: modelName })}
              </TextLink>
            </SmallText>
          </Stack>
        )}
      </Fetched>
    </Stack>
  );
};

/** Returns a name for comparison. `Toyota Prius` equals `TOYOTA-PRIUS`. */
const normalizeName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const pointsOf = (dayList: TitledModel['dayList']): TrendPoint[] =>
  dayList.map(({ name, value, value2 }) => ({ name, units: value, price: value2, yearBefore: null }));

/** Creates a page that frames the figures of a car's model by day or by week. */
export const defineFramedPage = <const Id extends 'auction-days' | 'auction-trend'>(
  id: Id,
  step: Step,
  modelByTitle: typeof daysByTitle,
) =>
  definePage(id, {
    address: ({ search }) => titledView(search),
    queries: ({ title, location }) => ({ model: modelByTitle({ title, location }) }),
    View: ({ view, queries }) => (
      <FramedModel key={JSON.stringify(view)} view={view} query={queries.model} step={step} />
    ),
    meta: ({ queries, answer, failure }) => {
      const model = answer(queries.model);
      return {
        ...(model ? { title: model.modelName } : {}),
        ...(isUnknown(failure(queries.model)) ? { status: 404 } : {}),
      };
    },
  });

const Byline = styled.p`
  color: ${colour.inkSoft};
`;
