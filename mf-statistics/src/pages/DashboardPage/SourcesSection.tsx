import { Bars } from '@caravan/shared/charts';
import { longestStatisticList } from '@caravan/shared/contracts/calls';
import { formatPercent } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Disclosure, Section } from '@caravan/shared/ui';
import { Columns } from '../../components/Columns';
import { directionOf } from '../../components/headline';
import { leadersOf } from '../../components/leaders';
import type { FiguresProps } from './boardProps';
import { ListTable } from './ListTable';
import { useBoardTexts } from './useBoardTexts';

const lists = { countries: 'countryList', platforms: 'platformList', versions: 'versionList' } as const;

interface CountedBarsProps extends FiguresProps {
  readonly dimension: keyof typeof lists;
}

/** Number of bars. The table has all listed rows. */
const MAX_BARS = 8;

const CountedBars = ({ dimension, figures, days, source }: CountedBarsProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { number, head, file, mostViewed, notes } = useBoardTexts(days, source);
  const list = figures[lists[dimension]];
  const [leader, ...tied] = leadersOf(list, ({ value }) => value);
  // A view may come between the API's queries for all views and for the list.
  const total = Math.max(
    figures.allPv ?? 0,
    list.reduce((sum, { value }) => sum + value, 0),
  );
  const share = (value: number): string => formatPercent(value / total, lang);
  const extent = mostViewed(list, longestStatisticList);
  const name = t(`dashboard.${dimension}.name`);
  return (
    <div>
      <Bars
        {...head(
          dimension,
          leader &&
            t(`dashboard.${dimension}.${tied.length > 0 ? 'tied' : 'message'}`, {
              name: leader.name,
              number: number(tied.length + 1),
              share: share(leader.value),
            }),
        )}
        heads={[name, t('dashboard.pv'), t('dashboard.uv')]}
        rows={list.slice(0, MAX_BARS).map((row) => ({
          key: row.name,
          name: row.name,
          value: row.value,
          further: [{ text: number(row.value2), value: row.value2 }],
        }))}
        format={number}
      />
      {list.length > MAX_BARS && (
        <Disclosure title={t(`dashboard.table.${extent === undefined ? 'all' : 'most'}`, { all: number(list.length) })}>
          <ListTable
            title={t(`dashboard.${dimension}.label`)}
            extent={extent}
            rows={list}
            rowKey={(row) => row.name}
            file={file(`${dimension}-all`)}
            notes={notes}
            columns={[
              { key: 'name', title: name, header: true, value: (row) => row.name },
              { key: 'pv', title: t('dashboard.pv'), align: 'end', value: (row) => row.value },
              { key: 'uv', title: t('dashboard.uv'), align: 'end', value: (row) => row.value2 },
            ]}
          />
        </Disclosure>
      )}
    </div>
  );
};

/** Shows countries, devices, versions of the site and actions of visitors. */
export const SourcesSection = (props: FiguresProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { number, head } = useBoardTexts(props.days, props.source);
  const { converterList } = props.figures;
  const actions: readonly string[] = ['FINDER_SUBMIT_PRICE', 'FINDER_ADV_COLLECT', 'FINDER_DRAW_PRIZE'];
  const actionName = (name: string): string => (actions.includes(name) ? t(`dashboard.actions.${name}`) : name);
  const [topAction] = converterList.toSorted((first, second) => (second.rate ?? 0) - (first.rate ?? 0));
  return (
    <Section title={t('dashboard.sources')}>
      <Columns>
        <CountedBars dimension="countries" {...props} />
        <CountedBars dimension="platforms" {...props} />
        <CountedBars dimension="versions" {...props} />
        <Bars
          {...head(
            'actions',
            topAction && topAction.rate !== null && directionOf(topAction.rate) === 'up'
              ? t('dashboard.actions.message', {
                  share: formatPercent(topAction.rate, lang),
                  action: actionName(topAction.name),
                })
              : undefined,
          )}
          heads={[
            t('dashboard.actions.name'),
            t('dashboard.actions.times'),
            t('dashboard.uv'),
            t('dashboard.actions.rate'),
          ]}
          rows={converterList.map(({ name, value, value2, rate }) => ({
            key: name,
            name: actionName(name),
            value,
            further: [
              { text: number(value2), value: value2 },
              { text: formatPercent(rate, lang), value: rate },
            ],
          }))}
          format={number}
        />
      </Columns>
    </Section>
  );
};
