import { Heart, Icon } from '@caravan/shared/icons';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, media, radius } from '@caravan/shared/theme';
import { WatchListLoader } from './WatchListLoader';
import { useWatch } from './useWatch';

/** The watch toggle beside a price, above the link that fills the card. */
export const WatchMark = ({ watchKey, name }: { readonly watchKey: string; readonly name: string }) => {
  const t = useTexts('marketplace');
  const { isWatched, toggle } = useWatch(watchKey);
  const label = t('collect.watchNamed', { name });
  return (
    <Mark type="button" aria-label={label} title={label} aria-pressed={isWatched} onClick={toggle}>
      <Icon of={Heart} />
      <WatchListLoader />
    </Mark>
  );
};

/** A touch target of 44 px. Negative margins keep the line's height. */
const Mark = styled.button`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  margin: -0.5rem -0.75rem -0.5rem 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: ${colour.inkSoft};
  svg {
    width: 1.375rem;
    height: 1.375rem;
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
