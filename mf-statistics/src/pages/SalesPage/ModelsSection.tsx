import { Bars, type Bar } from '@caravan/shared/charts';
import type { TopPoint } from '@caravan/shared/contracts/calls';
import { formatNumber, formatPercent, MISSING } from '@caravan/shared/format';
import type { PageProps } from '@caravan/shared/page';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { Section } from '@caravan/shared/ui';
import type { MarketQueries, TopLists } from '../../api/marketApi';
import { modelAddress } from '../../api/marketView';
import { BarsSkeleton } from '../../components/BarsSkeleton';
import { Columns } from '../../components/Columns';
import { changeOf } from '../../components/headline';
import { fileOf, useChartWords } from '../../components/useChartWords';
import type { SalesView } from './salesView';

/** Models in a list of the best. */
const SHOWN = 20;

const TopModels = ({ lists, view }: { lists: TopLists; view: SalesView }) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { interval, location } = view;
  const words = useChartWords(interval);
  const count = (value: number) => formatNumber(value, lang);
  const nameOf = ({ brandName, modelName }: TopPoint) => `${brandName} ${modelName}`;
  const rowOf = (point: TopPoint): Bar => {
    const change = changeOf(point.value, point.value2);
    return {
      key: point.modelId,
      name: nameOf(point),
      to: modelAddress(interval, point.modelId, view),
      value: point.value,
      further: [
        {
          text: change === undefined ? MISSING : formatPercent(change, lang, { sign: true }),
          value: change ?? null,
        },
      ],
    };
  };
  return (
    <Columns>
      {(
        [
          ['sold', lists.downList, 'accent'],
          ['offered', lists.topList, 'second'],
        ] as const
      ).map(([what, points, tone]) => {
        const [first] = points;
        return (
          <Bars
            key={what}
            {...(first && { title: t(`top.${what}.message`, { model: nameOf(first), count: count(first.value) }) })}
            label={t(`top.${what}.${interval}`, { country: t(`countries.${location}`) })}
            heads={[t('top.model'), t(`top.${what}.head`), t(`sales.change.${interval}`)]}
            rows={points.slice(0, SHOWN).map(rowOf)}
            format={count}
            tone={tone}
            ranked
            notes={{ unit: t(`top.${what}.unit`), ...words.within(lists.timeRange) }}
            texts={words.texts}
            file={fileOf('models', what, location, interval, lists.timeRange.slice(0, 10))}
          />
        );
      })}
    </Columns>
  );
};

/** The models that sell most, and those that most cars of are on offer; each leads to its page (SAL-2). */
export const ModelsSection = ({ view, queries }: PageProps<SalesView, MarketQueries>) => {
  const t = useTexts('statistics');
  return (
    <Section title={t('top.title')} lead={t('top.lead')}>
      <Fetched
        query={queries.top.useQuery()}
        skeleton={
          <Columns>
            <BarsSkeleton rows={SHOWN} />
            <BarsSkeleton rows={SHOWN} />
          </Columns>
        }
        failure={t('top.failed')}
      >
        {(lists) => <TopModels lists={lists} view={view} />}
      </Fetched>
    </Section>
  );
};
