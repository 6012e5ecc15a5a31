import { styled } from 'styled-components';
import { currencySymbol, formatNumber, isSymbolLast, MISSING, toNumber, type NumberLike } from '../../format';
import type { Language } from '../../terms';
import { colour, font, size, space } from '../../theme';

/** Props of `Price`. An `amount` that is null or invalid shows "—", which screen readers read as `missingText`. */
interface PriceProps {
  amount: NumberLike;
  currency: string;
  lang: Language;
  size?: 'small' | 'medium' | 'large';
  missingText?: string;
}

/** An amount of money in tabular figures, with a smaller symbol. */
export function Price({ amount, currency, lang, size: priceSize = 'medium', missingText }: PriceProps) {
  const number = toNumber(amount);
  const symbol = <Symbol>{currencySymbol(currency)}</Symbol>;
  return (
    <Amount $size={priceSize}>
      {number === undefined ? (
        <span role={missingText === undefined ? undefined : 'img'} aria-label={missingText}>
          {MISSING}
        </span>
      ) : (
        <span>
          {number < 0 ? '−' : ''}
          {!isSymbolLast(lang) && symbol}
          {formatNumber(Math.abs(number), lang)}
          {isSymbolLast(lang) && <>&nbsp;{symbol}</>}
        </span>
      )}
    </Amount>
  );
}

const fontSizes = { small: size.body, medium: size.title, large: size.display } as const;

const Amount = styled.span<{ $size: keyof typeof fontSizes }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[1]};
  color: ${colour.ink};
  font-size: ${({ $size }) => fontSizes[$size]};
  font-weight: ${font.strong};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.2;
  white-space: nowrap;
`;

const Symbol = styled.span`
  margin-inline-end: 0.08em;
  font-size: 0.9em;
  font-weight: ${font.normal};
`;
