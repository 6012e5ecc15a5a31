import { useTexts } from '@caravan/shared/site';
import { VisuallyHidden } from '@caravan/shared/ui';
import type { ComparedColumn } from './comparedColumn';
import { ComparisonHead } from './ComparisonHead';
import { sectionId, sectionsOf, type ComparedRow } from './comparisonRows';
import { ComparisonSection } from './ComparisonSection';
import { Grid, Legend, Mark, Container, Scroller } from './ComparisonTable.styles';

interface ComparisonTableProps {
  readonly label: string;
  /** One to four. A single column without picture and note has a hidden head, because the page's title names it. */
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly ComparedRow[];
  readonly marksDifferences?: boolean;
  /** Prefix of the sections' element ids (`sectionId`), for links to them. */
  readonly anchors?: string;
}

/**
 * A table of one or more cars or products with sections, lines and sub-rows. The head is sticky. If the columns do not fit,
 * the table scrolls sideways with a sticky first column.
 */
export const ComparisonTable = ({ label, columns, rows, marksDifferences = false, anchors }: ComparisonTableProps) => {
  const t = useTexts('marketplace');
  const marks = marksDifferences && columns.length > 1;
  const headless = columns.length === 1 && columns.every(({ image, note }) => !image && note === undefined);
  return (
    <Container>
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
    </Container>
  );
};
