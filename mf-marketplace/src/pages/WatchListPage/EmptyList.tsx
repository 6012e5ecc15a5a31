import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { ButtonLink, EmptyState } from '@caravan/shared/ui';
import { VEHICLES_PATH } from '../../api/listView';

/** Links to the lists if nothing is watched. */
export const EmptyList = () => {
  const t = useTexts('marketplace');
  return (
    <EmptyState
      title={t('watchList.empty')}
      text={t('watchList.emptyText')}
      action={
        <Ways>
          <ButtonLink to={VEHICLES_PATH} variant="primary">
            {t('watchList.toFinder')}
          </ButtonLink>
          <ButtonLink to="/cars">{t('watchList.toCatalogue')}</ButtonLink>
        </Ways>
      }
    />
  );
};

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;
