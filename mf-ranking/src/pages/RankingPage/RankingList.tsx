import { Suspense, type MouseEvent, type MouseEventHandler } from 'react';
import { styled } from 'styled-components';
import { formatMonth, formatNumber } from '@caravan/shared/format';
import type { LinkOf } from '@caravan/shared/page';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { newestMonth } from '@caravan/shared/terms';
import { colour, smallSoft, space } from '@caravan/shared/theme';
import {
  EmptyState,
  isPlainClick,
  Notice,
  Pagination,
  Skeleton,
  TextLink,
  ViewLink,
  VisuallyHidden,
} from '@caravan/shared/ui';
import { anyPrice } from '../../api/price';
import {
  listAddress,
  PAGE_SIZE,
  rankingAddress,
  type RankingView,
  type RankList,
  type TrendQuery,
} from '../../api/rankingView';
import { RankingRow } from './RankingRow';
import { Head, Rows } from './RankingRow.styles';

interface RankingListProps {
  readonly view: RankingView;
  readonly link: LinkOf<RankingView>;
  readonly query: BoundQuery<RankList>;
  readonly trend?: TrendQuery | undefined;
  /** Called with a click on a link that is not in the next list. The caller moves the focus, except for a new tab. */
  readonly onLeave: MouseEventHandler;
}

const RankingSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton $height="1.5rem" $width="14rem" />
    {Array.from({ length: PAGE_SIZE }, (_, index) => (
      <SkeletonRow key={index}>
        <Skeleton $height="4rem" />
      </SkeletonRow>
    ))}
  </div>
);

/** Shows a page of the ranking with pagination. */
export const RankingList = ({ view, link, query, trend, onLeave }: RankingListProps) => {
  const t = useTexts('ranking');
  const { lang, today } = useSite();
  const answer = query.useQuery();
  const current = link((latest) => rankingAddress(latest, { trend: latest.trend }));
  /** Ignores links to a further page while another page or list loads (RNK-5). */
  const guardPageLinks = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest('a') || !isPlainClick(event)) return;
    if (answer.isFetching || current.now() !== current.href) event.preventDefault();
  };
  return (
    <Fetched query={answer} skeleton={<RankingSkeleton />} failure={t('failed.list')}>
      {({ data, total, size: rowsPerPage, unpriced = 0 }) => {
        const pages = Math.ceil(total / rowsPerPage);
        const hasTrend = data.some((row) => row.seriesId === view.trend && row.seriesInfo.showTrend);
        return (
          <>
            {view.trend !== undefined && !hasTrend && <Notice>{t('invalid.trend')}</Notice>}
            {data.length === 0 ? (
              <EmptyRanking link={link} pages={pages} onLeave={onLeave} />
            ) : (
              <>
                <VisuallyHidden as="h2">{t(`measures.${view.measure.key}`)}</VisuallyHidden>
                <Total>
                  <span>{formatMonth(view.month ?? newestMonth(today), lang)}</span>
                  <span>{t(`measures.${view.measure.key}`)}</span>
                  <span>{t('total', { count: total, number: formatNumber(total, lang) })}</span>
                </Total>
                <Head aria-hidden="true">
                  <span>{t('columns.rank')}</span>
                  <span>{t('columns.series')}</span>
                  <span>{t('price')}</span>
                  <span>{t('columns.reviews')}</span>
                  <span>{t(`measures.${view.measure.key}`)}</span>
                </Head>
                <Rows start={data[0]?.ranking}>
                  {data.map((row) => (
                    <Suspense key={row.seriesId} fallback={null}>
                      <RankingRow row={row} view={view} link={link} trend={trend} />
                    </Suspense>
                  ))}
                </Rows>
                <div onClickCapture={guardPageLinks}>
                  <Pagination
                    page={view.page}
                    pages={pages}
                    hrefFor={(page) => rankingAddress(view, { page })}
                    texts={{
                      label: t('pages.label'),
                      previous: t('pages.previous'),
                      next: t('pages.next'),
                      page: (page) => t('pages.page', { page }),
                    }}
                  />
                </div>
              </>
            )}
            {unpriced > 0 && (
              <Unpriced>
                {t('unpriced', { count: unpriced, number: formatNumber(unpriced, lang) })}{' '}
                <TextLink
                  as={ViewLink}
                  to={link((latest) => rankingAddress(latest, { price: anyPrice }))}
                  onClick={onLeave}
                >
                  {t('unpricedAll')}
                </TextLink>
              </Unpriced>
            )}
          </>
        );
      }}
    </Fetched>
  );
};

/**
 * Shows an empty page: beyond the last of `pages` pages, or of a list without rows. Links to the first page or to a list
 * with rows.
 */
const EmptyRanking = ({
  link,
  pages,
  onLeave,
}: Pick<RankingListProps, 'link' | 'onLeave'> & { readonly pages: number }) => {
  const t = useTexts('ranking');
  const toAll = link((latest) => rankingAddress(latest, { carType: undefined, price: anyPrice }));
  return pages > 0 ? (
    <EmptyState
      title={t('empty.beyond')}
      text={t('empty.beyondText', { page: pages })}
      action={
        <TextLink as={ViewLink} to={link(listAddress)}>
          {t('empty.first')}
        </TextLink>
      }
    />
  ) : (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <TextLink as={ViewLink} to={toAll} onClick={onLeave}>
          {t('empty.all')}
        </TextLink>
      }
    />
  );
};

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  padding-block: ${space[2]} ${space[1]};
  ${smallSoft}
`;

const Unpriced = styled.p`
  padding-top: ${space[1]};
  ${smallSoft}
`;

const SkeletonRow = styled.div`
  display: grid;
  align-items: center;
  min-height: 6rem;
  border-bottom: 1px solid ${colour.line};
`;
