import { MISSING } from '../../format';
import { useSite } from '../../site';
import { Disclosure } from '../../ui/layout';
import { SortableTable, Table, type SortableColumn } from '../../ui/tables';
import type { ChartPeriod, ChartProps } from '../figures';

const newestFirst = { key: 'period', order: 'descending' } as const;

/**
 * The figures of a chart as a table, newest first. It serves screen readers, copying, and browsers without JavaScript.
 */
export const FiguresTable = ({
  label,
  periods,
  series,
  texts,
}: Pick<ChartProps, 'label' | 'periods' | 'series' | 'texts'>) => {
  const { framed } = useSite();
  const rows = periods.map((period, index) => ({ ...period, index })).toReversed();
  const columns: SortableColumn<ChartPeriod & { index: number }>[] = [
    { key: 'period', title: texts.period, header: true, cell: (row) => row.text, sortBy: (row) => row.index },
    ...series.map((oneSeries) => ({
      key: oneSeries.id,
      title: `${oneSeries.name}, ${oneSeries.unit}`,
      align: 'end' as const,
      sortBy: ({ index }: { index: number }) => oneSeries.values[index] ?? null,
      cell: ({ index }: { index: number }) => {
        const value = oneSeries.values[index];
        return value === null || value === undefined ? MISSING : oneSeries.format(value);
      },
    })),
  ];
  const table = { caption: label, hideCaption: true, columns, rows, rowKey: ({ key }: ChartPeriod) => key };
  return (
    <Disclosure title={texts.figures}>
      {framed ? <Table {...table} /> : <SortableTable {...table} first={newestFirst} />}
    </Disclosure>
  );
};
