// Tables and pages of lists.
export { PagedTable } from './PagedTable';
export { Pagination, type PaginationTexts } from './Pagination';
export { SortableTable, type SortableColumn } from './SortableTable';
export { Table, type TableColumn } from './Table';
