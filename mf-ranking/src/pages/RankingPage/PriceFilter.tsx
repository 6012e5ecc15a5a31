import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatMoney } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, media, size, space } from '@caravan/shared/theme';
import { Button, FilterLinks, Slider } from '@caravan/shared/ui';
import { anyPrice, divisions, isSamePrice, NO_LIMIT, PRICE_UNIT, presets, type PriceSpan } from '../../api/price';
import { listAddress, rankingAddress, type RankingView } from '../../api/rankingView';
import { KeptFields } from '../../components/KeptFields';

/** Units of the slider as the presets name them, in thousand dollars. */
const thousands = (units: number): number => (units * PRICE_UNIT) / 1000;

/** What guide prices the list is of: tabs, presets and slider show and change one state, that of the address. In US dollars, as the contract has it. */
export const PriceFilter = ({ view }: { view: RankingView }) => {
  const t = useTexts('ranking');
  const { lang } = useSite();
  const navigate = useNavigate();
  const { id, price } = view;
  const addressOf = (other: PriceSpan): string => rankingAddress(view, { price: other });
  const dollars = (units: number): string => formatMoney(units * PRICE_UNIT, 'USD', lang);
  const wordsOf = ({ from, to }: PriceSpan): string => {
    if (to < NO_LIMIT) return from > 0 ? `${dollars(from)} – ${dollars(to)}` : t('prices.upTo', { to: dollars(to) });
    return from > 0 ? t('prices.from', { from: dollars(from) }) : t('prices.any');
  };
  const presetText = ({ from, to }: PriceSpan): string =>
    to === NO_LIMIT
      ? t('prices.above', { from: thousands(from) })
      : t('prices.between', { from: thousands(from), to: thousands(to) });
  return (
    <Frame>
      {id === 'division' && (
        <Whole>
          <FilterLinks
            label={t('filters.division')}
            links={divisions.map((division) => ({
              key: division.key,
              text: t(`divisions.${division.key}`),
              to: addressOf(division.price),
              current: isSamePrice(division.price, price),
            }))}
          />
        </Whole>
      )}
      <form method="get" action={`/sales/${id}`}>
        <KeptFields address={listAddress(view)} except={['from', 'to']} />
        <Slider
          label={t('filters.price')}
          kind={t('prices.slider')}
          handles={{ from: t('prices.lowest'), to: t('prices.highest') }}
          max={NO_LIMIT}
          value={price}
          say={(units, handle) => (handle === 'to' && units === NO_LIMIT ? t('prices.none') : dollars(units))}
          text={wordsOf}
          onChange={(rested) => void navigate(addressOf(rested), { preventScrollReset: true })}
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
        <Link
          to={addressOf(anyPrice)}
          aria-label={t('prices.clearPrice')}
          aria-disabled={isSamePrice(price, anyPrice) || undefined}
          preventScrollReset
        >
          {t('prices.clear')}
        </Link>
      </Presets>
    </Frame>
  );
};

/** Beside each other where the presets find room in one line. */
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

const Whole = styled.div`
  flex-basis: 100%;
`;

/** On a phone one line that scrolls sideways, and below it Clear, where there is anything to clear; the padding keeps focus rings inside. */
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
