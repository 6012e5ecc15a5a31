import { useState } from 'react';
import { Pager, type Paging } from './Pager';
import { SortableTable, type SortableTableProps } from './SortableTable';

/** Props of `PagedTable`: those of `SortableTable`, and the number of rows a page. */
interface PagedTableProps<Row> extends Omit<SortableTableProps<Row>, 'part' | 'onSort'> {
  paging: Paging;
}

/** A sortable table in pages. Sorting returns to the first page. */
export function PagedTable<Row>({ rows, paging, ...rest }: PagedTableProps<Row>) {
  const [requestedPage, setRequestedPage] = useState(0);
  const { size } = paging;
  // New rows may have fewer pages.
  const page = Math.min(requestedPage, Math.max(0, Math.ceil(rows.length / size) - 1));
  return (
    <>
      <SortableTable {...rest} rows={rows} part={[page * size, (page + 1) * size]} onSort={() => setRequestedPage(0)} />
      {rows.length > size && <Pager all={rows.length} page={page} onPage={setRequestedPage} {...paging} />}
    </>
  );
}
