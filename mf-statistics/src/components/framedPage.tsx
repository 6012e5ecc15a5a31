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
import { toFigures } from './headline';
import { titledView, type TitledView } from './titledView';
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
  const messages = useMessages('week');
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
        {(sales) => (
          <Stack>
            <FramedFigures points={sales.dayList} step={step} />
            <UnitsAndPrice
              sales={sales}
              location={location}
              step={step}
              message={step === 'week' ? messages.sales(toFigures(sales.dayList)) : undefined}
            />
            <SmallText>
              <TextLink to={modelAddress('week', sales.modelId, { location }, linkParameters)}>
                {t('framed.more', { model: sales.modelName })}
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
