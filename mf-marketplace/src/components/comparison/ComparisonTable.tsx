import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import type { ComparisonRow } from '@caravan/shared/contracts/calls';
import { VisuallyHidden } from '@caravan/shared/ui';
import type { ComparedColumn } from './comparedColumn';
import { ComparisonHead } from './ComparisonHead';
import { sectionId, sectionsOf } from './comparisonRows';
import { ComparisonSection } from './ComparisonSection';
import { Grid, Legend, Mark, Place, Scroller } from './ComparisonTable.styles';

interface ComparisonTableProps {
  /** Names the table for assistive technology. */
  readonly label: string;
  /** One to four. One column without picture and note shows no head: the page says what the table is of. */
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly ComparisonRow[];
  /** Marks the lines in which the columns differ. */
  readonly marksDifferences?: boolean;
  /** Begins the ids of sections (`sectionId`), for links to them. */
  readonly anchors?: string;
}

/**
 * Cars or products side by side, or the data of one: sections, lines, parts of lines. The head stays in view; where the
 * columns do not fit, the table scrolls by itself, and the lines' names stay.
 */
export const ComparisonTable = ({
  label,
  columns,
  rows,
  marksDifferences = false,
  anchors,
}: ComparisonTableProps): ReactElement => {
  const t = useTexts('marketplace');
  const marks = marksDifferences && columns.length > 1;
  const headless = columns.length === 1 && columns.every(({ image, note }) => !image && note === undefined);
  return (
    <Place>
      {marks && (
        <Legend>
          <Mark aria-hidden="true" />
          {t('comparison.marked')}
        </Legend>
      )}
      <Scroller $columns={columns.length} aria-label={label} tabIndex={columns.length > 2 ? 0 : undefined}>
        <Grid $columns={columns.length}>
          <VisuallyHidden as="caption">{label}</VisuallyHidden>
          <ComparisonHead columns={columns} bare={headless} />
          {sectionsOf(rows, columns.length).map((section) => (
            <ComparisonSection
              key={section.key}
              section={section}
              columns={columns.length}
              marks={marks}
              id={anchors === undefined ? undefined : sectionId(anchors, section)}
            />
          ))}
        </Grid>
      </Scroller>
    </Place>
  );
};
