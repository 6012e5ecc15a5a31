import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, measure, smallSoft, space } from '@caravan/shared/theme';

/** Names the days on which figures are published, and marks demo figures. */
export const Notes = () => {
  const t = useTexts('statistics');
  return (
    <Aside>
      <p>{t('sales.updated')}</p>
      <p>{t('sales.demo')}</p>
    </Aside>
  );
};

const Aside = styled.aside`
  max-width: ${measure.text};
  padding-block: ${space[2]} ${space[6]};
  border-top: 1px solid ${colour.line};
  ${smallSoft}
`;
