import { styled } from 'styled-components';
import { colour, font, media, size, space } from '../../theme';
import { ViewLink, type ViewAddress } from '../actions';

interface FilterLinksProps {
  readonly label: string;
  readonly links: readonly {
    readonly key: string;
    readonly text: string;
    readonly to: string | ViewAddress;
    readonly current: boolean;
  }[];
}

/** One choice of several as links. Works without JavaScript, and the address can be shared. */
export const FilterLinks = ({ label, links }: FilterLinksProps) => (
  <nav aria-label={label}>
    <List>
      {links.map(({ key, text, to, current }) => (
        <li key={key}>
          <Choice to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
            {text}
          </Choice>
        </li>
      ))}
    </List>
  </nav>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
`;

const Choice = styled(ViewLink)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  border-bottom: 2px solid transparent;
  color: ${colour.inkSoft};
  font-size: ${size.body};
  text-decoration: none;
  &[aria-current] {
    border-bottom-color: ${colour.accent};
    color: ${colour.ink};
    font-weight: ${font.strong};
  }
  ${media.forced} {
    &:not([aria-current]) {
      border-color: Canvas;
    }
  }
  ${media.hover} {
    &:hover {
      color: ${colour.ink};
    }
    &:hover:not([aria-current]) {
      border-bottom-color: ${colour.lineStrong};
    }
  }
`;
