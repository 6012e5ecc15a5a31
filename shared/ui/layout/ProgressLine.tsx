import { keyframes, styled } from 'styled-components';
import { colour, layer, space } from '../../theme';

/** A thin line at the top of the screen while the next page loads. */
export function ProgressLine({ busy, label }: { busy: boolean; label: string }) {
  return busy ? (
    <Track aria-label={label}>
      <Runner />
    </Track>
  ) : null;
}

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

// Not <progress>: browsers do not animate its inside alike.
const Track = styled.div.attrs({ role: 'progressbar' })`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.progress};
  height: ${space.quarter};
  overflow: hidden;
  background: ${colour.accentWash};
  pointer-events: none;
`;

const Runner = styled.div`
  width: 40%;
  height: 100%;
  background: ${colour.accent};
  animation: ${run} 1.1s cubic-bezier(0.4, 0, 0.4, 1) infinite;
`;
