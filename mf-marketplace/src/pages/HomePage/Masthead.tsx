import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { colour, size, space } from '@caravan/shared/theme';
import { Heading } from '@caravan/shared/ui';

/** The head of the front page: what this is, and that its listings are for demonstration. */
export const Masthead = (): ReactElement => {
  const { t } = useTranslation('marketplace');
  return (
    <Frame>
      <Heading level={1} look="display">
        {t('title')}
      </Heading>
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

const Notice = styled.p`
  color: ${colour.inkFaint};
  font-size: ${size.small};
`;
