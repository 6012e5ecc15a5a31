import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MISSING } from '@caravan/shared/format';
import { colour, font, smallSoft, space } from '@caravan/shared/theme';

interface Line {
  readonly key: string;
  readonly value: ReactNode;
}

/** A list of names and values. The index is the React key, because names may repeat. */
export const Lines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <List>
    {lines.map(({ key, value }, index) => (
      <div key={index}>
        <dt>{key}</dt>
        <dd>{value === '' ? MISSING : value}</dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  border-top: 1px solid ${colour.line};
  > div {
    display: grid;
    grid-template-columns: minmax(40%, 1fr) fit-content(60%);
    align-items: baseline;
    padding-block: ${space[1]};
    border-bottom: 1px solid ${colour.line};
  }
  dt,
  dd {
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  dt {
    ${smallSoft}
  }
  dd {
    font-weight: ${font.strong};
    font-variant-numeric: tabular-nums lining-nums;
    padding-inline-start: ${space[2]};
    text-align: end;
  }
`;
