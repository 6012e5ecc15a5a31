import { useTexts } from '@caravan/shared/site';
import { Section } from '@caravan/shared/ui';
import { Columns } from '../../components/Columns';
import type { FiguresProps } from './boardProps';
import { ListTable, nameCell } from './ListTable';
import { useBoardWords } from './useBoardWords';

export const ItemsSection = ({ figures: { newsList, adList }, days }: FiguresProps) => {
  const t = useTexts('statistics');
  const { number, file } = useBoardWords(days);
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
            rows={rows}
            rowKey={({ id, name }) => id ?? name}
            file={file(key)}
            columns={[
              {
                key: 'name',
                title: t('dashboard.items.name'),
                header: true,
                cell: nameCell,
                sortBy: ({ name }) => name,
              },
              { key: 'id', title: t('dashboard.items.id'), cell: ({ id }) => id, sortBy: ({ id }) => id },
              {
                key: 'pv',
                title: t('dashboard.pv'),
                align: 'end',
                cell: ({ value }) => number(value),
                sortBy: ({ value }) => value,
              },
              {
                key: 'uv',
                title: t('dashboard.uv'),
                align: 'end',
                cell: ({ value2 }) => number(value2),
                sortBy: ({ value2 }) => value2,
              },
            ]}
          />
        ))}
      </Columns>
    </Section>
  );
};
