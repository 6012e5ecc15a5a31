import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Currency } from '@caravan/shared/contracts';
import { formatMoney, formatMoneyRange } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { MoreLink } from '@caravan/shared/ui';
import { CARS_PATH, limitedSearch, VEHICLES_PATH } from '../../../api/listView';
import { BrandLink } from '../../../components/catalogue/BrandLink';
import { choiceLink } from '../../../components/choiceLink';
import { ChoiceRow } from '../../../components/ChoiceRow';
import { FilterLink } from '../../../components/FilterLink';
import { KeywordForm } from '../../../components/list/KeywordForm';
import type { HomeProps } from '../homeQueries';

/** What a car may cost: the limits between the offers. */
const steps: Record<Currency, readonly number[]> = {
  USD: [10_000, 20_000, 30_000, 50_000],
  GEL: [30_000, 50_000, 70_000, 150_000],
};
const SHOWN = 12;
const nothing = new URLSearchParams();

/** Where most visits begin: search, brands, what it may cost, and the two lists. */
export const FindBar = ({ queries }: HomeProps): ReactElement => {
  const t = useTexts('marketplace');
  const { lang, currency } = useSite();
  const money = (amount: number): string => formatMoney(amount, currency, lang);
  // Without them nothing is missing here: the section of the catalogue says what failed.
  const { data: brands = [] } = queries.brands.useQuery();
  const amounts = steps[currency];
  const prices = [...amounts, undefined].map((to, place) => {
    const from = amounts[place - 1];
    const limits = {
      ...(from === undefined ? {} : { priceMin: String(from) }),
      ...(to === undefined ? {} : { priceMax: String(to) }),
    };
    const search = limitedSearch(nothing, limits, currency);
    if (to === undefined) return { search, text: t('find.over', { from: money(from ?? 0) }) };
    return {
      search,
      text: from === undefined ? t('find.under', { to: money(to) }) : formatMoneyRange(from, to, currency, lang),
    };
  });
  return (
    <Frame aria-label={t('find.title')}>
      <KeywordForm page={CARS_PATH} search={nothing} keyword={undefined} label={t('catalogue.keyword')} />
      <Brands>
        <ChoiceRow label={t('find.brands')} chosen={undefined}>
          {brands.slice(0, SHOWN).map((brand) => (
            <li key={brand.id}>
              <BrandLink page={CARS_PATH} brand={brand} />
            </li>
          ))}
        </ChoiceRow>
      </Brands>
      <ChoiceRow label={t('find.cost')} chosen={undefined}>
        {prices.map(({ search, text }) => (
          <li key={search}>
            <Cost page={CARS_PATH} search={search}>
              {text}
            </Cost>
          </li>
        ))}
      </ChoiceRow>
      <Lists>
        <MoreLink to={CARS_PATH}>{t('find.cars')}</MoreLink>
        <MoreLink to={VEHICLES_PATH}>{t('find.vehicles')}</MoreLink>
      </Lists>
    </Frame>
  );
};

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  margin-bottom: ${space[3]};
`;

const Brands = styled.div`
  min-height: 2.75rem;
`;

const Lists = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
`;

const Cost = styled(FilterLink)`
  ${choiceLink}
`;
