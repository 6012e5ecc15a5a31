import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, media, size, space } from '@caravan/shared/theme';
import { Heading } from '@caravan/shared/ui';
import type { HomeProps } from './homeQueries';

/** The head of the front page: what this is, and that its listings are for demonstration where the API marks them so. */
export const Masthead = ({ queries }: HomeProps): ReactElement => {
  const t = useTexts('marketplace');
  const lists = [queries.cars.useQuery(), queries.vehicles.useQuery()];
  const isDemo = lists.some(({ data }) => data?.data.some((thing) => thing.isDemo === true));
  // Keeps its space while both calls are pending, so that nothing shifts.
  const isOpen = lists.every(({ data, isError }) => data === undefined && !isError);
  return (
    <Frame>
      <Title level={1}>{t('title')}</Title>
      {(isDemo || isOpen) && <Notice $isHidden={!isDemo}>{t('demo')}</Notice>}
    </Frame>
  );
};

const Frame = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[3]} ${space[2]};
`;

/** On phones the size of a section's heading: Georgian needs the width. */
const Title = styled(Heading)`
  ${media.phone} {
    font-size: ${size.heading};
  }
`;

const Notice = styled.p<{ readonly $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  color: ${colour.inkFaint};
  font-size: ${size.small};
`;
