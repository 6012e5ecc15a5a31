import { Icon, MapPin, Ship } from '@caravan/shared/icons';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Currency } from '@caravan/shared/contracts';
import { formatMoney, formatMoneyRange, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, media, radius, smallSoft, space } from '@caravan/shared/theme';
import { linkChip } from '@caravan/shared/ui';
import { CARS_PATH, setSearchLimits, VEHICLES_PATH } from '../../../api/listView';
import { ChoiceRow } from '../../../components/ChoiceRow';
import { FilterLink } from '../../../components/FilterLink';
import { column } from '../../../components/column';
import { KeywordForm } from '../../../components/list/KeywordForm';
import type { HomeProps } from '../homeQueries';

/** Offered price limits. */
const priceSteps: Record<Currency, readonly number[]> = {
  USD: [10_000, 20_000, 30_000, 50_000],
  GEL: [30_000, 50_000, 70_000, 150_000],
};
const emptySearch = new URLSearchParams();
const emptyView = { keyword: undefined, filters: {} };

export const FindBar = ({ queries }: HomeProps) => {
  const t = useTexts('marketplace');
  const { lang, currency } = useSite();
  const money = (amount: number): string => formatMoney(amount, currency, lang);
  // Shows no failure here: the section of each list reports it.
  const { data: cars } = queries.cars.useQuery();
  const { data: vehicles } = queries.vehicles.useQuery();
  const countOf = (total: number | undefined): string =>
    // Keeps a line while the number loads, so that nothing shifts.
    total === undefined ? '\u00A0' : t('find.count', { count: total, number: formatNumber(total, lang) });
  const amounts = priceSteps[currency];
  const prices = [...amounts, undefined].map((to, index) => {
    const from = amounts[index - 1];
    const limits = {
      ...(from === undefined ? {} : { priceMin: String(from) }),
      ...(to === undefined ? {} : { priceMax: String(to) }),
    };
    const search = setSearchLimits(emptySearch, limits, currency);
    if (to === undefined) return { search, text: t('find.from', { from: money(from ?? 0) }) };
    return {
      search,
      text: from === undefined ? t('find.upTo', { to: money(to) }) : formatMoneyRange(from, to, currency, lang),
    };
  });
  return (
    <Frame aria-label={t('find.title')}>
      <KeywordForm page={CARS_PATH} search={emptySearch} view={emptyView} label={t('catalogue.keyword')} />
      <Budget>
        <Label aria-hidden="true">{t('find.budget')}</Label>
        <ChoiceRow label={t('find.cost')}>
          {prices.map(({ search, text }) => (
            <li key={search}>
              <CostLink page={CARS_PATH} search={search}>
                {text}
              </CostLink>
            </li>
          ))}
        </ChoiceRow>
      </Budget>
      <ListLinks>
        <ListLink to={CARS_PATH}>
          <Icon of={Ship} />
          <span>
            <b>{t('find.cars')}</b>
            <small>{countOf(cars?.total)}</small>
            <small>{t('delivery')}</small>
          </span>
        </ListLink>
        <ListLink to={VEHICLES_PATH}>
          <Icon of={MapPin} />
          <span>
            <b>{t('find.vehicles')}</b>
            <small>{countOf(vehicles?.total)}</small>
            <small>{t('find.seen')}</small>
          </span>
        </ListLink>
      </ListLinks>
    </Frame>
  );
};

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  margin-bottom: ${space[3]};
`;

const Budget = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  > ul {
    gap: ${space[1]};
    min-width: 0;
  }
  ${column.phone} {
    display: block;
  }
`;

const Label = styled.p`
  flex: none;
  ${smallSoft}
  ${column.phone} {
    margin-bottom: ${space.half};
  }
`;

const CostLink = styled(FilterLink)`
  ${linkChip}
`;

/** Links to the two lists: cars from China, and cars in stock. */
const ListLinks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space[2]};
  margin-block: ${space[1]};
  ${column.phone} {
    gap: ${space[1]};
  }
`;

const ListLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: 4rem;
  padding: ${space[2]};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.card};
  background: ${colour.surface};
  color: ${colour.ink};
  line-height: 1.3;
  text-decoration: none;
  svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    color: ${colour.accent};
  }
  span {
    min-width: 0;
  }
  b,
  small {
    display: block;
  }
  small {
    margin-top: ${space.quarter};
    ${smallSoft}
    font-variant-numeric: tabular-nums;
  }
  ${column.phone} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${space[1]};
    padding: ${space[1]} 0.75rem;
  }
  ${media.hover} {
    &:hover {
      border-color: ${colour.ink};
      color: ${colour.ink};
    }
  }
`;
