import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, font, media, space } from '../../theme';

/** Props of `Disclosure`. Other attributes (`open`, `name` for one-at-a-time) go to the `<details>`. */
interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
}

/** Collapsible content on native `<details>`: works without JavaScript, and the browser's search finds it. */
export function Disclosure({ title, children, ...rest }: DisclosureProps) {
  return (
    <Frame {...rest}>
      <Summary>
        <span>{title}</span>
        <Mark viewBox="0 0 12 12" aria-hidden="true">
          <path d="M0 6h12" />
          <path className="upright" d="M6 0v12" />
        </Mark>
      </Summary>
      <Body>{children}</Body>
    </Frame>
  );
}

const Frame = styled.details`
  border-bottom: 1px solid ${colour.line};
  &[open] .upright {
    display: none;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 3rem;
  padding-block: ${space[1]};
  font-weight: ${font.strong};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  ${media.hover} {
    &:hover {
      color: ${colour.accent};
    }
  }
`;

const Mark = styled.svg`
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  stroke: ${colour.inkSoft};
  stroke-width: 1.5;
`;

const Body = styled.div`
  padding-block: ${space.half} ${space[3]};
`;
