import { Check, Icon, Minus } from '@caravan/shared/icons';
import { styled } from 'styled-components';
import type { ComparisonRow } from '@caravan/shared/contracts/calls';
import { colour, size, space } from '@caravan/shared/theme';
import { Heading, VisuallyHidden } from '@caravan/shared/ui';
import { column } from '../../../components/column';

/** Returns whether all entries of a row are features with yes or no. */
export const isFeatures = ({ type, subList }: ComparisonRow): boolean =>
  type === 3 && subList.length > 0 && subList.every(({ values: [info] }) => typeof info?.has === 'boolean');

/** Groups of features in columns. Features that the car has come first, with a tick. */
export const Features = ({ groups }: { readonly groups: readonly ComparisonRow[] }) => (
  <>
    {groups.map(({ key, text, subList }) => (
      <Group key={key}>
        <Heading level={3}>{text}</Heading>
        <List>
          {subList
            .map((row) => ({ ...row, has: row.values[0]?.has === true, value: row.values[0]?.value ?? '' }))
            .toSorted((a, b) => Number(b.has) - Number(a.has))
            .map((feature) => (
              <Feature key={feature.key} $has={feature.has}>
                <Icon of={feature.has ? Check : Minus} />
                <span>
                  {feature.text}
                  <VisuallyHidden>: {feature.value}</VisuallyHidden>
                </span>
              </Feature>
            ))}
        </List>
      </Group>
    ))}
  </>
);

const Group = styled.div`
  padding-top: ${space[3]};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0 ${space[4]};
  margin-top: ${space[1]};
  ${column.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${column.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Feature = styled.li<{ $has: boolean }>`
  display: flex;
  align-items: baseline;
  gap: ${space[1]};
  padding-block: ${space[1]};
  border-bottom: 1px solid ${colour.line};
  color: ${({ $has }) => ($has ? colour.ink : colour.inkFaint)};
  font-size: ${size.small};
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${({ $has }) => ($has ? colour.good : colour.inkFaint)};
    transform: translateY(0.2em);
  }
`;
