import { useTexts } from '@caravan/shared/site';
import { EmptyState, TextLink } from '@caravan/shared/ui';
import { anyPrice } from '../../api/price';
import { listAddress, rankingAddress, type RankingView } from '../../api/rankingView';

/**
 * An empty page: beyond the last of `pages` pages, or of a list without rows. Links to the first page, or to a list
 * with rows.
 */
export const NothingRanked = ({ view, pages }: { view: RankingView; pages: number }) => {
  const t = useTexts('ranking');
  return pages > 0 ? (
    <EmptyState
      title={t('empty.beyond')}
      text={t('empty.beyondText', { page: pages })}
      action={<TextLink to={listAddress(view)}>{t('empty.first')}</TextLink>}
    />
  ) : (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={<TextLink to={rankingAddress(view, { carType: undefined, price: anyPrice })}>{t('empty.all')}</TextLink>}
    />
  );
};
