import { styled } from 'styled-components';
import { formatDate } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import type { QueryState } from '@caravan/shared/store';
import { media } from '@caravan/shared/theme';
import { Notice, Section, Skeleton, Stat, StatRow, type Days } from '@caravan/shared/ui';
import type { TrackPlatformStatistic } from '@caravan/shared/contracts/calls';
import { ListTable, nameCell, type ListColumn } from './ListTable';
import { chinaIso, chinaTime } from './range';
import { useBoardTexts } from './useBoardTexts';
import { Stack } from '../../components/Stack';

const counts = ['total', 'login', 'active', 'bid', 'win', 'lot'] as const;
type Account = TrackPlatformStatistic['userList'][number];
type Platform = TrackPlatformStatistic['allList'][number];

interface PlatformsProps {
  readonly query: QueryState<TrackPlatformStatistic>;
  readonly days: Days;
}

const emailCell = ({ email }: Account) => <Email>{email}</Email>;

const addedCell = ({ insertTime }: Account) => {
  const [day, time] = chinaTime(insertTime).split(' ');
  return (
    <Moment dateTime={chinaIso(insertTime)}>
      <span>{day}</span> <span>{time}</span>
    </Moment>
  );
};

const Platforms = ({ figures, days }: { figures: TrackPlatformStatistic; days: Days }) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { isDemo, total, allList, monthList, userList } = figures;
  const { number, file, notes } = useBoardTexts(days, isDemo ? 'demoAccounts' : 'accounts');
  const [from, to] = [formatDate(days.from, lang), formatDate(days.to, lang)];
  const text = (key: string): string => t(`dashboard.platform.${key}`);
  const countColumn = <Key extends (typeof counts)[number]>(key: Key, title: string) => ({
    key,
    title,
    align: 'end' as const,
    value: (row: Readonly<Record<Key, number>>) => row[key],
  });
  const textColumn = (key: 'firstName' | 'lastName' | 'email' | 'platformName' | 'dealer'): ListColumn<Account> => ({
    key,
    title: text(key),
    value: (row) => row[key],
  });
  const platformColumns = (totalTitle: string): readonly ListColumn<Platform>[] => [
    { key: 'name', title: text('platformName'), header: true, value: ({ name }) => name, cell: nameCell },
    ...counts.map((key) => countColumn(key, key === 'total' ? totalTitle : text(key))),
  ];
  return (
    <Stack $gap={5}>
      {isDemo && <Notice>{text('invented')}</Notice>}
      <StatGrid>
        {counts.map((key) => (
          <Stat key={key} label={text(key)} value={number(figures[key])} />
        ))}
      </StatGrid>
      <ListTable
        title={t('dashboard.platform.all', { to })}
        rows={allList}
        rowKey={({ name }) => name}
        file={file('account-platforms-all')}
        notes={{ ...notes, date: to }}
        columns={platformColumns(text('total'))}
      />
      <ListTable
        title={t('dashboard.platform.month', { from, to })}
        rows={monthList}
        rowKey={({ name }) => name}
        file={file('account-platforms-range')}
        notes={notes}
        columns={platformColumns(text('added'))}
      />
      <ListTable
        title={t('dashboard.platform.users', { from, to })}
        extent={
          userList.length < total
            ? t('dashboard.table.newest', { shown: number(userList.length), all: number(total) })
            : undefined
        }
        size={20}
        rows={userList}
        rowKey={(row) => row.number}
        file={file('accounts')}
        notes={notes}
        columns={[
          { key: 'number', title: text('number'), header: true, value: (row) => row.number },
          textColumn('firstName'),
          textColumn('lastName'),
          { ...textColumn('email'), cell: emailCell },
          textColumn('platformName'),
          textColumn('dealer'),
          {
            key: 'insertTime',
            title: text('insertTime'),
            value: ({ insertTime }) => insertTime,
            cell: addedCell,
            fileValue: ({ insertTime }) => chinaIso(insertTime),
          },
          countColumn('login', text('signIns')),
          countColumn('active', text('activeSignIns')),
          ...(['bid', 'win', 'lot'] as const).map((key) => countColumn(key, text(key))),
        ]}
      />
    </Stack>
  );
};

/** Shows the accounts of auction and dealer platforms: all of them and their actions in the range. */
export const PlatformsSection = ({ query, days }: PlatformsProps) => {
  const t = useTexts('statistics');
  return (
    <Section title={t('dashboard.platform.title')} lead={t('dashboard.platform.lead')}>
      <Fetched query={query} skeleton={<Skeleton $height="60rem" />} failure={t('dashboard.failed.platforms')}>
        {(figures) => <Platforms figures={figures} days={days} />}
      </Fetched>
    </Section>
  );
};

const StatGrid = styled(StatRow)`
  && {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${media.wide} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;

/** Wraps long addresses, so that all columns fit into 1312 px, the content width of a 1440 px window. */
const Email = styled.span`
  display: block;
  min-width: 9rem;
  overflow-wrap: anywhere;
`;

/** Wraps only between day and time. */
const Moment = styled.time`
  > span {
    white-space: nowrap;
  }
`;
