import { styled } from 'styled-components';
import { formatMonth, formatNumber } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { colour, size, space } from '@caravan/shared/theme';
import { useFocusOnPage, EmptyState, Pagination, Skeleton, TextLink } from '@caravan/shared/ui';
import { PAGE_SIZE, rankingAddress, type RankingView, type RankList } from '../../api/rankingView';
import { RankingRow } from './RankingRow';
import { Head, Results, Rows } from './RankingRow.styles';

interface RankingListProps {
  readonly view: RankingView;
  readonly query: BoundQuery<RankList>;
}

const RankingSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton $height="1.5rem" $width="14rem" />
    {Array.from({ length: PAGE_SIZE }, (_, index) => (
      <Gap key={index}>
        <Skeleton $height="4rem" />
      </Gap>
    ))}
  </div>
);

/** A page of the ranking, with links to the others. */
export const RankingList = ({ view, query }: RankingListProps) => {
  const t = useTexts('ranking');
  const { lang } = useSite();
  const list = useFocusOnPage<HTMLDivElement>(rankingAddress(view, {}), view.page);
  return (
    <Fetched query={query.useQuery()} skeleton={<RankingSkeleton />} failure={t('failed.list')}>
      {({ data, total, size: rowsPerPage }) =>
        data.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<TextLink to={rankingAddress(view, { carType: undefined, page: 1 })}>{t('empty.all')}</TextLink>}
          />
        ) : (
          <Results ref={list} tabIndex={-1}>
            <Total>
              {view.month !== undefined && <span>{formatMonth(view.month, lang)}</span>}
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
                <RankingRow key={row.seriesId} row={row} unit={view.measure.unit} />
              ))}
            </Rows>
            <Pagination
              page={view.page}
              pages={Math.ceil(total / rowsPerPage)}
              hrefFor={(page) => rankingAddress(view, { page })}
              texts={{
                label: t('pages.label'),
                previous: t('pages.previous'),
                next: t('pages.next'),
                page: (page) => t('pages.page', { page }),
              }}
            />
          </Results>
        )
      }
    </Fetched>
  );
};

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  padding-block: ${space[2]} ${space[1]};
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;

const Gap = styled.div`
  display: grid;
  align-items: center;
  min-height: 6rem;
  border-bottom: 1px solid ${colour.line};
`;
