import { Download, Icon } from '@caravan/shared/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { csvFile, type ChartNotes } from '@caravan/shared/charts';
import { csvOf, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { saveFile } from '@caravan/shared/storage';
import { colour, space } from '@caravan/shared/theme';
import { Button, Heading, PagedTable, type TableColumn } from '@caravan/shared/ui';

/** A column, sorted by its value. `cell` shows the value in another way, `fileValue` saves it in another way. */
export interface ListColumn<Row> extends Pick<TableColumn<Row>, 'key' | 'align' | 'header'> {
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
  readonly cell?: (row: Row) => ReactNode;
  readonly fileValue?: (row: Row) => string;
}

interface ListTableProps<Row> {
  readonly title: string;
  /** Names the rows for the title and the saved file. Undefined if the list has all. */
  readonly extent?: string | undefined;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Name of the saved file without extension. */
  readonly file: string;
  /** The last row of the saved file. */
  readonly notes: Pick<ChartNotes, 'source' | 'date'>;
  /** Number of rows on a page. */
  readonly size?: number;
}

/** Shows a sortable table in pages that can be saved as a whole. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { columns, extent, rows, rowKey, file, notes, size = 10 } = props;
  const title = extent === undefined ? props.title : `${props.title}: ${extent}`;
  const t = useTexts('statistics');
  const { lang } = useSite();
  const save = (): void => {
    const lines = rows.map((row) => columns.map(({ value, fileValue = value }) => fileValue(row)));
    const lastLine = [notes.source, notes.date, ...(extent === undefined ? [] : [extent])];
    saveFile(
      csvFile(csvOf([columns.map((column) => column.title), ...lines, [], lastLine], lang)),
      `${file}-${lang}.csv`,
    );
  };
  const number = (value: number): string => formatNumber(value, lang);
  const displayValue = (value: string | number | null) => (typeof value === 'number' ? number(value) : value);
  return (
    <Frame>
      <header>
        <Heading level={3} variant="title">
          {title}
        </Heading>
        {rows.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            icon={<Icon of={Download} />}
            aria-label={`${t('chart.save.csv')}: ${title}`}
            onClick={save}
          >
            {t('chart.save.csv')}
          </Button>
        )}
      </header>
      {rows.length === 0 ? (
        <p>{t('chart.noData')}</p>
      ) : (
        <PagedTable
          caption={title}
          hideCaption
          columns={columns.map(({ value, cell = (row) => displayValue(value(row)), ...column }) => ({
            ...column,
            cell,
            sortBy: value,
          }))}
          rows={rows}
          rowKey={rowKey}
          paging={{
            size,
            texts: {
              previous: t('dashboard.table.previous', { title }),
              next: t('dashboard.table.next', { title }),
              shown: (first, last, all) =>
                t('dashboard.table.shown', { first: number(first), last: number(last), all: number(all) }),
            },
          }}
        />
      )}
    </Frame>
  );
}

/** Shows the name of a row. It never shrinks to one word a line, because the figures beside it scroll instead. */
export const nameCell = ({ name }: { readonly name: string }) => <RowName>{name}</RowName>;

const RowName = styled.span`
  display: block;
  min-width: 11rem;
`;

const Frame = styled.div`
  min-width: 0;
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]};
    min-height: 2.75rem;
  }
  header > button {
    margin-inline: calc(-1 * ${space[1]});
  }
  > p {
    margin-top: ${space.half};
    padding-block: ${space[2]};
    border-block: 1px solid ${colour.line};
    color: ${colour.inkSoft};
  }
`;
