import { styled } from 'styled-components';
import type { RankingRow } from '@caravan/shared/contracts/calls';
import { formatMoney, formatNumber, formatPercent } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { font, leading, media, size, smallFaint } from '@caravan/shared/theme';
import type { Unit } from '../../api/measures';

interface RankingValueProps {
  readonly row: Pick<RankingRow, 'count' | 'descenderPrice'>;
  readonly unit: Unit;
}

/** Shows the value that a series is ranked by, with its unit. */
export const RankingValue = ({ row: { count, descenderPrice }, unit }: RankingValueProps) => {
  const t = useTexts('ranking');
  const { lang, currency } = useSite();
  if (unit === 'cut') {
    return (
      <Value>
        <b>{formatPercent(count / 100, lang, { minimumFractionDigits: 1 })}</b>
        <span>{t('units.cut', { money: formatMoney(descenderPrice, currency, lang) })}</span>
      </Value>
    );
  }
  const number =
    unit === 'score'
      ? formatNumber(count * 0.01, lang, { minimumFractionDigits: 2 })
      : formatNumber(count, lang, { minimumFractionDigits: unit === 'consumption' ? 1 : 0 });
  return (
    <Value>
      <b>{number}</b>
      <span>{t(`units.${unit}`)}</span>
    </Value>
  );
};

const Value = styled.span`
  display: block;
  font-variant-numeric: tabular-nums lining-nums;
  text-align: end;
  white-space: nowrap;
  b {
    display: block;
    font-size: ${size.title};
    font-weight: ${font.strong};
    line-height: ${leading.tight};
  }
  span {
    ${smallFaint}
    ${media.narrow} {
      font-size: ${size.tiny};
    }
  }
`;
