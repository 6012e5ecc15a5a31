import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, media, size, space } from '@caravan/shared/theme';
import { Heading } from '@caravan/shared/ui';
import type { HomeProps } from './homeQueries';

/** Title of the home page, with a note if the API marks any listing as an example. */
export const Masthead = ({ queries }: HomeProps) => {
  const t = useTexts('marketplace');
  const lists = [queries.cars.useQuery(), queries.vehicles.useQuery()];
  const isDemo = lists.some(({ data }) => data?.data.some((entry) => entry.isDemo === true));
  // Keeps its space while both calls are pending, so that nothing shifts.
  const isPending = lists.every(({ data, isError }) => data === undefined && !isError);
  return (
    <Frame>
      <Title level={1}>{t('title')}</Title>
      {(isDemo || isPending) && <Notice $isHidden={!isDemo}>{t('demo')}</Notice>}
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

/** Smaller on phones, because Georgian text is wider. */
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
