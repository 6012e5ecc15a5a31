import { styled } from 'styled-components';
import { colour, layer, radius, size, space } from '@caravan/shared/theme';

/** Marks what the page shows as the last that arrived. It floats below the header, so that nothing moves. */
export function LastData({ children }: { readonly children: string }) {
  return (
    <Strip>
      <span>{children}</span>
    </Strip>
  );
}

const Strip = styled.p`
  position: sticky;
  inset-block-start: 4.5rem;
  z-index: ${layer.sticky};
  height: 0;
  text-align: center;
  pointer-events: none;
  > span {
    display: inline-block;
    padding: ${space.half} ${space[2]};
    border: 1px solid ${colour.lineStrong};
    border-inline-start: ${space.half} solid ${colour.bad};
    border-radius: ${radius.control};
    background: ${colour.surface};
    color: ${colour.ink};
    font-size: ${size.small};
  }
`;
