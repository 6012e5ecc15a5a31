import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font, size } from '@caravan/shared/theme';
import { Price } from '@caravan/shared/ui';

interface AmountProps {
  /** In the currency of the page. Null if unknown. */
  readonly amount: number | null;
  readonly size: 'medium' | 'large';
}

export const Amount = ({ amount, size: priceSize }: AmountProps) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  return amount === null ? (
    <NoPrice>{t('noPrice')}</NoPrice>
  ) : (
    <Price amount={amount} currency={currency} lang={lang} size={priceSize} />
  );
};

export const NoPrice = styled.span`
  color: ${colour.inkFaint};
  font-size: ${size.body};
  font-weight: ${font.normal};
`;
