import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, media, size, space } from '@caravan/shared/theme';
import { Heading } from '@caravan/shared/ui';

/** The head of the front page: what this is, and that its listings are for demonstration. */
export const Masthead = (): ReactElement => {
  const t = useTexts('marketplace');
  return (
    <Frame>
      <Title level={1}>{t('title')}</Title>
      <Notice>{t('demo')}</Notice>
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

const Notice = styled.p`
  color: ${colour.inkFaint};
  font-size: ${size.small};
`;
