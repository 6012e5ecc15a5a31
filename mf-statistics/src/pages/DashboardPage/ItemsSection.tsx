import { longestItemList } from '@caravan/shared/contracts/calls';
import { useTexts } from '@caravan/shared/site';
import { Section } from '@caravan/shared/ui';
import { Columns } from '../../components/Columns';
import type { FiguresProps } from './boardProps';
import { ListTable, nameCell } from './ListTable';
import { useBoardTexts } from './useBoardTexts';

export const ItemsSection = ({ figures: { newsList, adList }, days, source }: FiguresProps) => {
  const t = useTexts('statistics');
  const { file, mostViewed, notes } = useBoardTexts(days, source);
  const lists = [
    { key: 'news', rows: newsList },
    { key: 'adverts', rows: adList },
  ] as const;
  return (
    <Section title={t('dashboard.items.title')} lead={t('dashboard.items.lead')}>
      <Columns>
        {lists.map(({ key, rows }) => (
          <ListTable
            key={key}
            title={t(`dashboard.items.${key}`)}
            extent={mostViewed(rows, longestItemList)}
            rows={rows}
            rowKey={({ id, name }) => id ?? name}
            file={file(key)}
            notes={notes}
            columns={[
              {
                key: 'name',
                title: t('dashboard.items.name'),
                header: true,
                value: ({ name }) => name,
                cell: nameCell,
              },
              { key: 'id', title: t('dashboard.items.id'), value: ({ id }) => id },
              { key: 'pv', title: t('dashboard.pv'), align: 'end', value: ({ value }) => value },
              { key: 'uv', title: t('dashboard.uv'), align: 'end', value: ({ value2 }) => value2 },
            ]}
          />
        ))}
      </Columns>
    </Section>
  );
};
