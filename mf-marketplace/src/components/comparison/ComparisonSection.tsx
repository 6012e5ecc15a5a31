import { useTexts } from '@caravan/shared/site';
import type { TableInfo } from '@caravan/shared/contracts/calls';
import { MISSING } from '@caravan/shared/format';
import { VisuallyHidden } from '@caravan/shared/ui';
import { differs, type Group, type Line, type TableSection } from './comparisonRows';
import { GroupCell, Icon, LineCell, LineRow, SectionCell, Value } from './ComparisonTable.styles';

interface ComparisonSectionProps {
  readonly section: TableSection;
  readonly columns: number;
  readonly marks: boolean;
  readonly id: string | undefined;
}

/** A row group with the section's heading and lines, and a row group for each row with sub-rows. */
export const ComparisonSection = ({ section, columns, marks, id }: ComparisonSectionProps) => {
  const [first, ...otherGroups] = section.groups;
  // Lines without a group heading belong to the row group of the section's heading.
  const headlessLines = first?.head === null ? first.lines : [];
  const groups = first?.head === null || first === undefined ? otherGroups : section.groups;
  return (
    <>
      <tbody id={id}>
        {section.text !== null && (
          <tr>
            <SectionCell scope="rowgroup" colSpan={columns + 1}>
              <span>{section.text}</span>
            </SectionCell>
          </tr>
        )}
        {headlessLines.map((line) => (
          <TableLine key={line.key} line={line} marks={marks} />
        ))}
      </tbody>
      {groups.map((group, index) => (
        <tbody key={group.head?.key ?? index}>
          <GroupHead group={group} columns={columns} marks={marks} />
          {group.lines.map((line) => (
            <TableLine key={line.key} line={line} marks={marks} isSubRow={group.head !== null} />
          ))}
        </tbody>
      ))}
    </>
  );
};

interface GroupHeadProps {
  readonly group: Group;
  readonly columns: number;
  readonly marks: boolean;
}

const GroupHead = ({ group, columns, marks }: GroupHeadProps) => {
  if (group.head === null) return null;
  const { text, values } = group.head;
  return (
    <tr>
      <GroupCell scope="rowgroup" colSpan={values.length === 0 ? columns + 1 : undefined}>
        <span>{text}</span>
      </GroupCell>
      {values.map((info, column) => (
        <ValueCell key={column} info={info} lineText={text} isCompared={marks} />
      ))}
    </tr>
  );
};

interface TableLineProps {
  readonly line: Line;
  readonly marks: boolean;
  readonly isSubRow?: boolean;
}

const TableLine = ({ line, marks, isSubRow = false }: TableLineProps) => {
  const t = useTexts('marketplace');
  const marked = marks && differs(line);
  return (
    <LineRow $marked={marked}>
      <LineCell scope="row" $indent={Number(marks) + Number(isSubRow)}>
        {line.text}
        {marked && <VisuallyHidden> ({t('comparison.differs')})</VisuallyHidden>}
      </LineCell>
      {line.values.map((info, column) => (
        <ValueCell key={column} info={info} lineText={line.text} isCompared={marks} />
      ))}
    </LineRow>
  );
};

interface ValueCellProps {
  readonly info: TableInfo;
  readonly lineText: string;
  /** Writes "not stated" for an unknown value. Beside other values, a dash means that the line does not apply. */
  readonly isCompared: boolean;
}

/** A picture beside a text is decorative. A picture without text is the value and needs an alternative text. */
const ValueCell = ({ info, lineText, isCompared }: ValueCellProps) => {
  const t = useTexts('marketplace');
  const value = (info.value ?? '').trim();
  return (
    <td>
      <Value>
        {info.icon_url !== null && (
          <Icon src={info.icon_url} alt={value === '' ? lineText : ''} width="28" height="28" loading="lazy" />
        )}
        {value !== '' && <span>{value}</span>}
        {value === '' && info.icon_url === null && <span>{isCompared ? t('comparison.notStated') : MISSING}</span>}
      </Value>
    </td>
  );
};
