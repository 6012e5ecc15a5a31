import { styled } from 'styled-components';
import { MISSING } from '@caravan/shared/format';
import { colour, font, size, smallSoft, space } from '@caravan/shared/theme';
import { VisuallyHidden } from '@caravan/shared/ui';

interface Property {
  readonly code: string;
  readonly key: string;
  readonly value: string | null;
}

export interface PropertyGroup {
  readonly title: string;
  readonly properties: readonly Property[];
}

interface PropertyTableProps {
  readonly label: string;
  readonly groups: readonly PropertyGroup[];
}

/** A table of properties in groups, with a dash for unknown values. */
export const PropertyTable = ({ label, groups }: PropertyTableProps) => (
  <Frame>
    <VisuallyHidden as="caption">{label}</VisuallyHidden>
    {groups.map(({ title, properties }) => (
      <tbody key={title}>
        <tr>
          <th colSpan={2} scope="rowgroup">
            {title}
          </th>
        </tr>
        {properties.map(({ code, key, value }) => (
          <tr key={code}>
            <th scope="row">{key}</th>
            <td>{value ?? MISSING}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </Frame>
);

const Frame = styled.table`
  width: 100%;
  table-layout: fixed;
  th,
  td {
    padding: ${space[1]} 0;
    border-bottom: 1px solid ${colour.line};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  th[scope='row'] {
    padding-inline-end: ${space[2]};
    ${smallSoft}
    font-weight: ${font.normal};
  }
  th[scope='rowgroup'] {
    padding-block: ${space[3]} ${space.half};
    border-bottom-color: ${colour.ink};
    font-family: ${font.display};
    font-size: ${size.lead};
  }
  tbody:first-of-type th[scope='rowgroup'] {
    padding-top: 0;
  }
  td {
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
