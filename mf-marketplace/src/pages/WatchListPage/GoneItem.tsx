import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Currency } from '@caravan/shared/contracts';
import type { GoneWatch } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, space } from '@caravan/shared/theme';
import { TextLink } from '@caravan/shared/ui';
import { CARS_PATH, setSearchLimits, VEHICLES_PATH } from '../../api/listView';

/** A removed car or vehicle with a link to similar ones and a remove button. */
export const GoneItem = ({ gone, controls }: { readonly gone: GoneWatch; readonly controls: ReactNode }) => {
  const t = useTexts('marketplace');
  const { currency } = useSite();
  return (
    <GoneFrame>
      <p>{t('watchList.sold', { name: gone.name })}</p>
      <TextLink to={similarAddress(gone, currency)}>{t('watchList.similar')}</TextLink>
      {controls}
    </GoneFrame>
  );
};

/** Similar prices differ by at most this share. */
const PRICE_RANGE = 0.2;

/** Returns the address of its list with filters for a similar body and price. */
const similarAddress = ({ kind, body, price }: GoneWatch, currency: Currency): string => {
  const ofBody = new URLSearchParams(body === null ? {} : { body });
  const limit = (share: number): string | null => (price === null ? null : String(Math.round(price * share)));
  const limits = { priceMin: limit(1 - PRICE_RANGE), priceMax: limit(1 + PRICE_RANGE) };
  return `${kind === 'car' ? CARS_PATH : VEHICLES_PATH}${setSearchLimits(ofBody, limits, currency)}`;
};

export const GoneFrame = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${space[2]};
  min-height: 12rem;
  padding: ${space[2]};
  border: 1px dashed ${colour.lineStrong};
  color: ${colour.inkSoft};
`;
