import { styled } from 'styled-components';
import { Bars } from '@caravan/shared/charts';
import { formatNumber, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { media, space } from '@caravan/shared/theme';
import { Section, Stat, StatRow } from '@caravan/shared/ui';
import type { TrackStatistic } from '@caravan/shared/contracts/calls';
import { leadersOf } from '../../components/leaders';
import type { FiguresProps } from './boardProps';
import { useBoardTexts } from './useBoardTexts';

interface SitePart {
  readonly key: 'home' | 'data' | 'model' | 'mini' | 'nat' | 'eqm5';
  readonly views: number;
  readonly visitors: number;
}

const partsOf = (figures: TrackStatistic): readonly SitePart[] => [
  { key: 'home', views: figures.homePv, visitors: figures.homeUv },
  { key: 'data', views: figures.dataPv, visitors: figures.dataUv },
  { key: 'model', views: figures.modelPv, visitors: figures.modelUv },
  { key: 'mini', views: figures.miniPv, visitors: figures.miniUv },
  { key: 'nat', views: figures.natPv, visitors: figures.natUv },
  { key: 'eqm5', views: figures.eqm5Pv, visitors: figures.eqm5Uv },
];

export const PagesSection = ({ figures, days, source }: FiguresProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const boardTexts = useBoardTexts(days, source);
  const { number, head } = boardTexts;
  const parts = partsOf(figures);
  const [leader, ...tied] = leadersOf(parts, ({ views }) => views);
  const viewsPerVisitor = ({ views, visitors }: SitePart): number | null => (visitors === 0 ? null : views / visitors);
  return (
    <Section title={t('dashboard.pages.title')} lead={t('dashboard.pages.lead')}>
      <StatGrid>
        {parts.map(({ key, views, visitors }) => (
          <Stat
            key={key}
            label={t(`dashboard.pages.${key}`)}
            value={number(views)}
            unit={t('dashboard.views')}
            note={t('dashboard.byVisitors', { visitors: boardTexts.visitors(visitors) })}
          />
        ))}
      </StatGrid>
      <Bars
        {...head(
          'pages',
          leader &&
            t(`dashboard.pages.${tied.length > 0 ? 'tied' : 'message'}`, {
              number: number(tied.length + 1),
              part: t(`dashboard.pages.${leader.key}`),
              views: boardTexts.views(leader.views),
              visitors: boardTexts.visitors(leader.visitors),
            }),
        )}
        heads={[t('dashboard.pages.part'), t('dashboard.pv'), t('dashboard.uv'), t('dashboard.pages.each')]}
        rows={parts.map((part) => ({
          key: part.key,
          name: t(`dashboard.pages.${part.key}`),
          value: part.views,
          further: [
            { text: number(part.visitors), value: part.visitors },
            {
              text:
                viewsPerVisitor(part) === null
                  ? MISSING
                  : formatNumber(viewsPerVisitor(part), lang, { maximumFractionDigits: 1 }),
              value: viewsPerVisitor(part),
            },
          ],
        }))}
        format={number}
      />
    </Section>
  );
};

/** Places two, three or six figures on a line, never four and two. */
const StatGrid = styled(StatRow)`
  && {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-bottom: ${space[5]};
    ${media.wide} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    ${media.desktop} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;
