import type { ComponentProps, ComponentType, FocusEventHandler, ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import {
  EmptyState,
  MoreLink,
  Pagination,
  Section,
  Skeleton,
  TextLink,
  useFocusOnPage,
  ViewLink,
  type ViewAddress,
} from '@caravan/shared/ui';
import { changeSearch } from '../../api/pageSearch';
import { BrandLink } from '../../components/catalogue/BrandLink';
import { ChoiceRow } from '../../components/ChoiceRow';
import { scrollFocusedIntoView } from '../../components/scrollFocusedIntoView';
import { useLatestSearch } from '../../components/useLatestSearch';
import { usePaginationTexts } from '../../components/usePaginationTexts';

interface HomeListProps<Item> {
  /** Prefix of its translation keys. */
  readonly textKey: 'catalogue' | 'finder';
  /** Element id, for links to the list. */
  readonly id: string;
  /** Path of the page with the whole list. */
  readonly path: string;
  /** Query parameter of its page number. */
  readonly parameter: string;
  readonly page: number;
  /** Query of the home page. */
  readonly search: URLSearchParams;
  readonly query: BoundQuery<{ readonly total: number; readonly size: number; readonly data: readonly Item[] }>;
  readonly skeleton: ReactNode;
  readonly brands: BoundQuery<readonly ComponentProps<typeof BrandLink>['brand'][]>;
  /** Height while the brands load. */
  readonly brandsHeight: string;
  /** Default: all. */
  readonly maxBrands?: number;
  /** The link to all filters. It stays in place while the brands scroll. */
  readonly filters?: ReactNode;
  readonly Shelf: ComponentType<{ readonly onFocus: FocusEventHandler; readonly children: ReactNode }>;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** The newest entries of a list, a page at a time, with links to each brand and to the whole list. */
export const HomeList = <Item,>(props: HomeListProps<Item>) => {
  const { textKey, id, path, parameter, page, search, brands, filters, Shelf, children } = props;
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const query = props.query.useQuery();
  const texts = usePaginationTexts(`${textKey}.pages`);
  const count = query.data?.total;
  const listRef = useFocusOnPage<HTMLDivElement>('', page);
  const latestSearch = useLatestSearch();
  /** Returns the address of a page. It keeps the page of the other list, even while that loads. */
  const addressOf = (number: number): ViewAddress => {
    const addressFrom = (parameters: URLSearchParams): string =>
      `${changeSearch(parameters, { [parameter]: number === 1 ? null : String(number) }) || '?'}#${id}`;
    return { href: addressFrom(search), now: () => addressFrom(latestSearch()) };
  };
  return (
    <Section
      title={t(`${textKey}.title`)}
      lead={t(`${textKey}.lead`)}
      id={id}
      action={
        <MoreLink to={path}>
          {count === undefined
            ? t(`${textKey}.all`)
            : t(`${textKey}.allOf`, { count, number: formatNumber(count, lang) })}
        </MoreLink>
      }
    >
      <Fetched
        query={brands.useQuery()}
        skeleton={<Skeleton $height={props.brandsHeight} />}
        failure={t('failed.brands')}
      >
        {(loaded) => (
          <ChoiceRow label={t(`${textKey}.brands`)} ruled pinned={filters !== undefined}>
            {filters && <li>{filters}</li>}
            {loaded.slice(0, props.maxBrands).map((brand) => (
              <li key={brand.id}>
                <BrandLink page={path} brand={brand} />
              </li>
            ))}
          </ChoiceRow>
        )}
      </Fetched>
      <Frame ref={listRef} tabIndex={-1}>
        <Fetched query={query} skeleton={props.skeleton} failure={t(`failed.${textKey}`)}>
          {({ data, total, size }) => (
            <>
              {data.length === 0 && (
                <EmptyState
                  title={t(total > 0 ? 'pages.pastEnd' : 'noCars')}
                  action={
                    total > 0 && (
                      <TextLink as={ViewLink} to={addressOf(1)}>
                        {t('pages.first')}
                      </TextLink>
                    )
                  }
                />
              )}
              <Shelf onFocus={scrollFocusedIntoView}>{data.map(children)}</Shelf>
              <Pagination page={page} pages={Math.ceil(total / size)} hrefFor={addressOf} texts={texts} />
            </>
          )}
        </Fetched>
      </Frame>
    </Section>
  );
};

/** Receives the focus after a change of the page. */
const Frame = styled.div`
  &:focus {
    outline: none;
  }
`;
