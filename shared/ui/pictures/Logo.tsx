import { styled } from 'styled-components';
import { colour, font } from '../../theme';

/** Three hills that are also three car roofs. Decorative: give the link around it a name. */
export function LogoMark() {
  return (
    <Mark viewBox="0 0 52 26" aria-hidden="true">
      <path d="M0 23a7 7 0 0 1 14 0z" />
      <path d="M12 23a9.5 9.5 0 0 1 19 0z" />
      <path className="lead" d="M28 23a12 12 0 0 1 24 0z" />
      <path className="road" d="M0 25.5h52" />
    </Mark>
  );
}

/** The mark with the site's name. */
export function Logo({ name }: { name: string }) {
  return (
    <Frame>
      <LogoMark />
      <Word>{name}</Word>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  color: ${colour.ink};
`;

const Mark = styled.svg`
  flex: none;
  width: 3.25rem;
  height: 1.625rem;
  fill: ${colour.ink};
  stroke: ${colour.paper};
  stroke-width: 1.5;
  .lead {
    fill: ${colour.accent};
  }
  .road {
    stroke: ${colour.ink};
  }
`;

const Word = styled.span`
  font-family: ${font.display};
  font-size: 1.375rem;
  font-weight: ${font.strong};
  line-height: 1;
  letter-spacing: -0.01em;
`;
