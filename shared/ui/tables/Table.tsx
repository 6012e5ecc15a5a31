import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, font, smallSoft, space } from '../../theme';
import { visuallyHidden } from '../base';

/** A column. `cell` renders the value of a row. `end` aligns figures at their last digit. */
export interface TableColumn<Row> {
  key: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The column names the row (`<th scope="row">`). */
  header?: boolean;
  /** Sort order of the rows by this column, where it is sortable. */
  sorted?: 'ascending' | 'descending' | 'none';
}

/** Props of `Table`. `caption` names it and is visible unless `hideCaption`. */
export interface TableProps<Row> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table with tabular figures. A table that is too wide scrolls by itself, also by keyboard. */
export function Table<Row>({ caption, hideCaption = false, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <Scroller aria-label={caption} tabIndex={0}>
      <Grid>
        <Caption $hidden={hideCaption}>{caption}</Caption>
        <thead>
          <tr>
            {columns.map(({ key, title, align, sorted }) => (
              <Cell as="th" scope="col" key={key} $align={align ?? 'start'} aria-sort={sorted}>
                {title}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, align, header }) => (
                <Cell
                  as={header === true ? 'th' : 'td'}
                  scope={header === true ? 'row' : undefined}
                  key={key}
                  $align={align ?? 'start'}
                >
                  {cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}

const Scroller = styled.section`
  position: relative;
  max-width: 100%;
  overflow-x: auto;
`;

const Grid = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.4;
  thead th {
    ${smallSoft}
    font-weight: ${font.normal};
    vertical-align: bottom;
    border-bottom-color: ${colour.lineStrong};
  }
`;

const Caption = styled.caption<{ $hidden: boolean }>`
  padding-bottom: ${space[1]};
  font-weight: ${font.strong};
  text-align: start;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Cell = styled.td<{ $align: 'start' | 'end' }>`
  padding: ${space[1]} ${space[2]} ${space[1]} 0;
  border-bottom: 1px solid ${colour.line};
  text-align: ${({ $align }) => $align};
  &:last-child {
    padding-inline-end: 0;
  }
`;
