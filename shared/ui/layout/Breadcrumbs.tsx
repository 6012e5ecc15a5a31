import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { colour, media, smallFaint, space } from '../../theme';

/** A step of the path. The last one is the page itself and has no link. */
export interface Crumb {
  text: string;
  to?: string;
}

/** The path to the page. `label` names the navigation for assistive technology. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map(({ text, to }) => (
          <li key={text}>{to === undefined ? <span aria-current="page">{text}</span> : <Step to={to}>{text}</Step>}</li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space[1]};
  margin-bottom: ${space[1]};
  ${smallFaint}
  li > * {
    display: inline-block;
    padding-block: ${space.half};
  }
  li:not(:last-child)::after {
    content: '/';
    margin-inline-start: ${space[1]};
    color: ${colour.lineStrong};
  }
`;

const Step = styled(Link)`
  color: ${colour.inkSoft};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: ${colour.accent};
      text-decoration: underline;
    }
  }
`;
