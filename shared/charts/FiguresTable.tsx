import { MISSING } from '../format';
import { Disclosure } from '../ui/Disclosure';
import { Table, type TableColumn } from '../ui/Table';
import type { ChartPeriod, ChartProps } from './types';

/** The figures behind a chart, newest first: for screen readers, for who wants to copy them, and without JavaScript. */
export const FiguresTable = ({ label, periods, series, texts }: Omit<ChartProps, 'notes'>) => {
  const places = periods.map((period, index) => ({ ...period, index })).toReversed();
  const columns: TableColumn<ChartPeriod & { index: number }>[] = [
    { key: 'period', title: texts.period, header: true, cell: (place) => place.text },
    ...series.map((one) => ({
      key: one.id,
      title: `${one.name}, ${one.unit}`,
      align: 'end' as const,
      cell: ({ index }: { index: number }) => {
        const value = one.values[index];
        return value === null || value === undefined ? MISSING : one.format(value);
      },
    })),
  ];
  return (
    <Disclosure title={texts.figures}>
      <Table caption={label} hideCaption columns={columns} rows={places} rowKey={(place) => place.key} />
    </Disclosure>
  );
};
