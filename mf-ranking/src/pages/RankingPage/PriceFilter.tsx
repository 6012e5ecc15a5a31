import type { MouseEventHandler } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { currencySymbol, formatMoney, formatNumber } from '@caravan/shared/format';
import type { LinkOf } from '@caravan/shared/page';
import { useSite, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { colour, media, size, space } from '@caravan/shared/theme';
import { Button, FilterLinks, Slider, ViewLink, type ViewAddress } from '@caravan/shared/ui';
import { anyPrice, divisions, isSamePrice, NO_LIMIT, PRICE_UNIT, presets, type PriceSpan } from '../../api/price';
import { listAddress, rankingAddress, type RankingView, type RankList } from '../../api/rankingView';
import { HiddenFields } from '../../components/HiddenFields';

export interface FilterProps {
  readonly view: RankingView;
  readonly link: LinkOf<RankingView>;
  readonly list: BoundQuery<RankList>;
  /** Called with a click on Clear, which then disappears on phones. The caller moves the focus, except for a new tab. */
  readonly onLeave: MouseEventHandler;
}

/**
 * Filters by guide price with tabs, presets and a slider, all bound to the address. The address has US dollars. For
 * another currency the amounts are converted, and the dollars are beside the range.
 */
export const PriceFilter = ({ view, link, list, onLeave }: FilterProps) => {
  const t = useTexts('ranking');
  const { lang, currency } = useSite();
  const navigate = useNavigate();
  const { id, price } = view;
  const { data } = list.useQuery();
  const conversion = data?.rate === undefined ? { currency: 'USD', rate: 1 } : { currency, rate: data.rate };
  const addressOf = (span: PriceSpan): ViewAddress => link((latestView) => rankingAddress(latestView, { price: span }));
  const formatDollars = (units: number): string => formatMoney(units * PRICE_UNIT, 'USD', lang);
  const formatConverted = (units: number): string =>
    formatMoney(units * PRICE_UNIT * conversion.rate, conversion.currency, lang);
  const formatRange = ({ from, to }: PriceSpan, formatAmount: (units: number) => string): string => {
    if (to < NO_LIMIT)
      return from > 0 ? `${formatAmount(from)} – ${formatAmount(to)}` : t('prices.upTo', { to: formatAmount(to) });
    return from > 0 ? t('prices.from', { from: formatAmount(from) }) : t('prices.any');
  };
  const rangeText = (span: PriceSpan): string =>
    conversion.currency === 'USD' || isSamePrice(span, anyPrice)
      ? formatRange(span, formatDollars)
      : t('prices.converted', {
          amount: formatRange(span, formatConverted),
          dollars: formatRange(span, formatDollars),
        });
  /** An amount as the presets show it: symbol and thousands. */
  const formatThousands = (units: number): string => formatNumber((units * PRICE_UNIT * conversion.rate) / 1000, lang);
  const symbol = currencySymbol(conversion.currency);
  const presetText = ({ from, to }: PriceSpan): string =>
    to === NO_LIMIT
      ? t('prices.above', { symbol, from: formatThousands(from) })
      : t('prices.between', { symbol, from: formatThousands(from), to: formatThousands(to) });
  return (
    <Frame>
      {id === 'division' && (
        <FullWidth>
          <FilterLinks
            label={t('filters.division')}
            links={divisions.map((division) => ({
              key: division.key,
              text: t(`divisions.${division.key}`),
              to: addressOf(division.price),
              current: isSamePrice(division.price, price),
            }))}
          />
        </FullWidth>
      )}
      <form method="get" action={`/sales/${id}`}>
        <HiddenFields address={listAddress(view)} except={['from', 'to']} />
        <Slider
          label={t('filters.price')}
          kind={t('prices.slider')}
          handles={{ from: t('prices.lowest'), to: t('prices.highest') }}
          max={NO_LIMIT}
          value={price}
          formatValue={(units, handle) =>
            handle === 'to' && units === NO_LIMIT ? t('prices.none') : formatConverted(units)
          }
          formatRange={rangeText}
          onChange={(chosenSpan) => void navigate(addressOf(chosenSpan).now(), { preventScrollReset: true })}
        />
        <noscript>
          <Button type="submit">{t('filters.show')}</Button>
        </noscript>
      </form>
      <Presets>
        <FilterLinks
          label={t('filters.price')}
          links={presets.map((preset) => ({
            key: String(preset.from),
            text: presetText(preset),
            to: addressOf(preset),
            current: isSamePrice(preset, price),
          }))}
        />
        <ViewLink
          to={addressOf(anyPrice)}
          aria-label={t('prices.clearPrice')}
          aria-disabled={isSamePrice(price, anyPrice) || undefined}
          preventScrollReset
          onClick={onLeave}
        >
          {t('prices.clear')}
        </ViewLink>
      </Presets>
    </Frame>
  );
};

/** The parts are side by side if the presets fit on one line. */
const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[1]} ${space[5]};
  padding-block: ${space[1]} ${space[2]};
  border-bottom: 1px solid ${colour.lineStrong};
  form {
    flex: 0 1 20rem;
    min-width: 0;
  }
  ${media.narrow} {
    form {
      flex-basis: 100%;
    }
  }
`;

const FullWidth = styled.div`
  flex-basis: 100%;
`;

/** On phones the presets are one line that scrolls sideways, with Clear below it. The padding keeps focus rings inside. */
const Presets = styled.div`
  flex: 1 1 37rem;
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  > a {
    font-size: ${size.small};
    line-height: 2.75rem;
  }
  > [aria-disabled] {
    color: ${colour.inkFaint};
    text-decoration: none;
  }
  ul {
    column-gap: ${space[2]};
  }
  ${media.phone} {
    nav {
      flex: 0 0 calc(100% + 2 * ${space.half});
      margin: -${space.half};
      padding: ${space.half};
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;
    }
    ul {
      flex-wrap: nowrap;
    }
    > [aria-disabled] {
      display: none;
    }
  }
`;
