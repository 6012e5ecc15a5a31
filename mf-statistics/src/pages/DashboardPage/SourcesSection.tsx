import { Bars } from '@caravan/shared/charts';
import { formatPercent } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Disclosure, Section } from '@caravan/shared/ui';
import { Columns } from '../../components/Columns';
import { directionOf } from '../../components/headline';
import { leadersOf } from '../../components/leaders';
import type { FiguresProps } from './boardProps';
import { ListTable } from './ListTable';
import { useBoardWords } from './useBoardWords';

type By = 'countries' | 'platforms' | 'versions';

interface Counted {
  readonly name: string;
  readonly value: number;
  readonly value2: number;
}

/** Number of bars. The table has all rows. */
const SHOWN = 8;

const CountedBars = ({ by, list, days }: { by: By; list: readonly Counted[] } & Pick<FiguresProps, 'days'>) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { number, head, file } = useBoardWords(days);
  const [most, ...tied] = leadersOf(list, ({ value }) => value);
  const all = list.reduce((sum, { value }) => sum + value, 0);
  const share = (value: number): string => formatPercent(value / all, lang);
  const name = t(`dashboard.${by}.name`);
  return (
    <div>
      <Bars
        {...head(
          by,
          most &&
            t(`dashboard.${by}.${tied.length > 0 ? 'tied' : 'message'}`, {
              name: most.name,
              number: number(tied.length + 1),
              share: share(most.value),
            }),
        )}
        heads={[name, t('dashboard.pv'), t('dashboard.uv')]}
        rows={list.slice(0, SHOWN).map((row) => ({
          key: row.name,
          name: row.name,
          value: row.value,
          further: [{ text: number(row.value2), value: row.value2 }],
        }))}
        format={number}
      />
      {list.length > SHOWN && (
        <Disclosure title={t('dashboard.table.all', { all: number(list.length) })}>
          <ListTable
            title={t(`dashboard.${by}.label`)}
            rows={list}
            rowKey={(row) => row.name}
            file={file(`${by}-all`)}
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

/** Countries, devices, versions of the site and actions of visitors. */
export const SourcesSection = ({ figures, days }: FiguresProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { number, head } = useBoardWords(days);
  const { countryList, platformList, versionList, converterList } = figures;
  const actions: readonly string[] = ['FINDER_SUBMIT_PRICE', 'FINDER_ADV_COLLECT', 'FINDER_DRAW_PRIZE'];
  const actionName = (name: string): string => (actions.includes(name) ? t(`dashboard.actions.${name}`) : name);
  const [keenest] = converterList.toSorted((one, other) => (other.rate ?? 0) - (one.rate ?? 0));
  return (
    <Section title={t('dashboard.sources')}>
      <Columns>
        <CountedBars by="countries" list={countryList} days={days} />
        <CountedBars by="platforms" list={platformList} days={days} />
        <CountedBars by="versions" list={versionList} days={days} />
        <Bars
          {...head(
            'actions',
            keenest && keenest.rate !== null && directionOf(keenest.rate) === 'up'
              ? t('dashboard.actions.message', {
                  share: formatPercent(keenest.rate, lang),
                  action: actionName(keenest.name),
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
