import { Heart } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, media, radius } from '@caravan/shared/theme';
import { OwnersList } from './OwnersList';
import { useWatch } from './useWatch';

interface WatchMarkProps {
  readonly watchKey: string;
  readonly name: string;
}

/** The watch toggle in the corner of a vehicle's picture, above the link that fills the card. */
export const WatchMark = ({ watchKey, name }: WatchMarkProps): ReactElement => {
  const t = useTexts('marketplace');
  const { isWatched, press } = useWatch(watchKey);
  const label = t('collect.watchNamed', { name });
  return (
    <Corner type="button" aria-label={label} title={label} aria-pressed={isWatched} onClick={press}>
      <Heart aria-hidden="true" />
      <OwnersList />
    </Corner>
  );
};

/** 44 px to press, of which the middle shows: paper, so that the heart reads on every paint in both themes. */
const Corner = styled.button`
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${colour.ink};
  &::before {
    content: '';
    grid-area: 1 / 1;
    width: 2.125rem;
    height: 2.125rem;
    border-radius: ${radius.round};
    background: ${colour.paper};
  }
  svg {
    z-index: 1;
    grid-area: 1 / 1;
    width: 1.125rem;
    height: 1.125rem;
  }
  &[aria-pressed='true'] {
    color: ${colour.accent};
    svg {
      fill: currentColor;
    }
  }
  ${media.hover} {
    &:hover {
      color: ${colour.accent};
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
