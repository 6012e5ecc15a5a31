import type { ReactElement, Ref } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { font, size, space } from '@caravan/shared/theme';

interface FinderCountProps {
  readonly total: number | undefined;
  readonly ref: Ref<HTMLOutputElement>;
}

/** How many vehicles there are, said aloud when it changes. */
export const FinderCount = ({ total, ref }: FinderCountProps): ReactElement => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  return (
    <Count ref={ref} tabIndex={-1}>
      {total !== undefined && t('finder.count', { count: total, number: formatNumber(total, lang) })}
    </Count>
  );
};

const Count = styled.output`
  display: block;
  min-height: calc(1.6em + 2 * ${space[2]});
  padding-block: ${space[2]};
  font-size: ${size.lead};
  font-weight: ${font.strong};
  font-variant-numeric: tabular-nums lining-nums;
  /* Focused before its list is there: a ring around nothing. */
  &:empty {
    outline: none;
  }
`;
