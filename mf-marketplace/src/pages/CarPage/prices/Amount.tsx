import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font } from '@caravan/shared/theme';
import { Price } from '@caravan/shared/ui';

interface AmountProps {
  /** In the currency of the page; null if unknown. */
  readonly amount: number | null;
  readonly size: 'medium' | 'large';
}

export const Amount = ({ amount, size }: AmountProps) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  return amount === null ? (
    <NoPrice>{t('carPage.noPrice')}</NoPrice>
  ) : (
    <Price amount={amount} currency={currency} lang={lang} size={size} />
  );
};

export const NoPrice = styled.span`
  color: ${colour.inkFaint};
  font-family: ${font.display};
`;
