import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GoneWatch } from '@caravan/shared/contracts/calls';
import { useTexts } from '@caravan/shared/site';
import { colour, space } from '@caravan/shared/theme';
import { TextLink } from '@caravan/shared/ui';
import { changedSearch } from '../../api/pageSearch';

/** A car that was watched and is no longer offered: others like it, and what to do with its place. */
export const GoneItem = ({
  gone,
  controls,
}: {
  readonly gone: GoneWatch;
  readonly controls: ReactNode;
}): ReactElement => {
  const t = useTexts('marketplace');
  return (
    <GoneFrame>
      <p>{t('watchList.sold', { name: gone.name })}</p>
      <TextLink to={likeAddress(gone)}>{t('watchList.similar')}</TextLink>
      {controls}
    </GoneFrame>
  );
};

/** A fifth more or less is near. */
const NEAR = 0.2;

/** The list that it was in, with what has its body and about its price. */
const likeAddress = ({ kind, body, price }: GoneWatch): string => {
  const limit = (share: number): string | null => (price === null ? null : String(Math.round(price * share)));
  return `${kind === 'car' ? '/cars' : '/vehicles'}${changedSearch(new URLSearchParams(), {
    body,
    priceMin: limit(1 - NEAR),
    priceMax: limit(1 + NEAR),
  })}`;
};

/** What stands in the place of a card. */
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
