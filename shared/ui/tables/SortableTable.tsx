import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Table, type TableColumn, type TableProps } from './Table';

/** A sortable column. `sortBy` returns the value to compare, or null for unknown, which sorts last. */
export interface SortableColumn<Row> extends Omit<TableColumn<Row>, 'sorted'> {
  sortBy?: (row: Row) => number | string | null;
}

export interface Sorting {
  readonly key: string;
  readonly order: 'ascending' | 'descending';
}

/** Props of `SortableTable`. `first` is the order of the given rows, `part` the slice to show. */
export interface SortableTableProps<Row> extends Omit<TableProps<Row>, 'columns'> {
  columns: readonly SortableColumn<Row>[];
  first?: Sorting;
  part?: readonly [from: number, before: number];
  onSort?: () => void;
}

const compareValues = (a: number | string | null, b: number | string | null): number => {
  if (a === null || b === null) return 0;
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
};

const sortedRows = <Row,>(
  rows: readonly Row[],
  sortBy: (row: Row) => number | string | null,
  { order }: Sorting,
): Row[] =>
  rows.toSorted((rowA, rowB) => {
    const [a, b] = [sortBy(rowA), sortBy(rowB)];
    const unknown = Number(a === null) - Number(b === null);
    return unknown || compareValues(a, b) * (order === 'ascending' ? 1 : -1);
  });

/** A table that sorts by a column when its head is clicked: highest first, then lowest. */
export function SortableTable<Row>({ columns, rows, first, part, onSort, ...rest }: SortableTableProps<Row>) {
  const [sorting, setSorting] = useState(first);
  const sorted = useMemo(() => {
    const sortBy = columns.find(({ key }) => key === sorting?.key)?.sortBy;
    return sorting && sortBy && sorting !== first ? sortedRows(rows, sortBy, sorting) : rows;
  }, [columns, rows, sorting, first]);
  const sortByColumn = (key: string): void => {
    onSort?.();
    setSorting({ key, order: sorting?.key === key && sorting.order === 'descending' ? 'ascending' : 'descending' });
  };
  return (
    <Table
      {...rest}
      rows={part ? sorted.slice(...part) : sorted}
      columns={columns.map(({ sortBy, ...column }) => {
        if (!sortBy) return column;
        const order = sorting?.key === column.key ? sorting.order : 'none';
        return {
          ...column,
          sorted: order,
          title: (
            <Head type="button" onClick={() => sortByColumn(column.key)}>
              {column.title}
              <svg viewBox="0 0 8 12" aria-hidden="true">
                {order !== 'descending' && <path d="M1 4.5 4 1l3 3.5" />}
                {order !== 'ascending' && <path d="M1 7.5 4 11l3-3.5" />}
              </svg>
            </Head>
          ),
        };
      })}
    />
  );
}

/** The arrow stays beside a head of several lines. */
const Head = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  /* With hyphens, the columns of a table that scrolls would shrink to one syllable. */
  hyphens: none;
  text-align: inherit;
  svg {
    flex: none;
    width: 0.5rem;
    height: 0.75rem;
    margin-inline-start: 0.35em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
`;
