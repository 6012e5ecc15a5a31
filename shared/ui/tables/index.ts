// Tables and pages of lists.
export { PagedTable, type PagedTableProps } from './PagedTable';
export { Pagination, type PaginationProps, type PaginationTexts } from './Pagination';
export { SortableTable, type SortableColumn, type SortableTableProps } from './SortableTable';
export { Table, type TableColumn, type TableProps } from './Table';
