import { useId } from 'react';
import { styled } from 'styled-components';
import { currencySymbol, formatMoney } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font, size } from '@caravan/shared/theme';
import { controlStyle, describedBy, Field } from '@caravan/shared/ui';
import type { Offer } from '../../../state/messageForm';
import { formatAmount, parseAmount } from './parseAmount';

interface PriceEntryProps {
  readonly label: string;
  readonly value: string;
  /** Asking price in the page's currency. Null if none. */
  readonly askingPrice: number | null;
  readonly earlierOffer: Pick<Offer, 'price' | 'currency'> | null;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Price offered by the visitor in the page's currency. Shows a price stored in another currency, but does not reuse it. */
export const PriceEntry = ({ label, value, askingPrice, earlierOffer, error, onChange }: PriceEntryProps) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const id = useId();
  const earlierPrice = earlierOffer && parseAmount(earlierOffer.price);
  const hint = [
    askingPrice === null ? '' : t('vehiclePage.request.asking', { amount: formatMoney(askingPrice, currency, lang) }),
    earlierOffer && earlierPrice !== null
      ? t('vehiclePage.request.earlier', {
          amount: formatAmount(earlierPrice, earlierOffer.currency, lang),
          symbol: currencySymbol(currency),
        })
      : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
  const messages = { hint: hint === '' ? undefined : hint, error };
  return (
    <Field id={id} label={label} {...messages}>
      <Line>
        <Symbol id={`${id}-symbol`}>{currencySymbol(currency)}</Symbol>
        <Input
          id={id}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          required
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-symbol ${describedBy(id, messages) ?? ''}`}
          onChange={({ target }) => onChange(target.value)}
        />
      </Line>
    </Field>
  );
};

const Line = styled.span`
  position: relative;
  display: block;
`;

const Symbol = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0.75rem;
  display: grid;
  place-items: center;
  color: ${colour.inkFaint};
  font-size: ${size.lead};
  pointer-events: none;
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline-start: 2.125rem;
  font-size: ${size.lead};
  font-weight: ${font.strong};
  font-variant-numeric: tabular-nums lining-nums;
`;
