import type { CSSProperties } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, media, radius, size, space } from '@caravan/shared/theme';
import type { CatalogueItem } from '../../catalogue/catalogue';
import type { View } from '../../catalogue/pictures';
import { Stage } from './Stage';
import { useItemName } from './useItemName';

interface ComparedStageProps {
  readonly item: CatalogueItem;
  /** The item on the left. It stays while the visitor chooses another one. */
  readonly pinned: CatalogueItem;
  readonly view: View;
  /** Position of the line in per cent. Null until it is moved from the middle, because the server sends no style attributes. */
  readonly dividerPercent: number | null;
  readonly onMove: (percent: number) => void;
}

export const MIDDLE = 50;

/** Returns the style with the position as a custom property. The type names it, because the type of styles lists no custom properties. */
const dividerStyle = (percent: number): CSSProperties & Readonly<Record<'--at', string>> => ({ '--at': `${percent}%` });

/**
 * Shows two items on one car with a line between them. The line is a range input over the picture, moved by pointer or arrow
 * keys.
 */
export const ComparedStage = ({ item, pinned, view, dividerPercent, onMove }: ComparedStageProps) => {
  const t = useTexts('colour-viewer');
  const nameOf = useItemName();
  const share = dividerPercent ?? MIDDLE;
  return (
    <Frame style={dividerPercent === null ? undefined : dividerStyle(dividerPercent)}>
      <Stage item={item} view={view} compared={pinned} closeUpAt="end" />
      <Left>
        <Stage item={pinned} view={view} compared={item} />
      </Left>
      <Names aria-hidden="true">
        <span>{nameOf(pinned)}</span>
        <span>{nameOf(item)}</span>
      </Names>
      <Range
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={t('compare.divider')}
        aria-valuetext={t('compare.value', { left: nameOf(pinned), share, right: nameOf(item), rest: 100 - share })}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      <Divider>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
        </svg>
      </Divider>
    </Frame>
  );
};

/** Width of the handle. The range reaches half of it beyond the picture, so that its middle reaches both edges. */
const GRIP = '2.75rem';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.card};
  ${media.narrow} {
    border-radius: 0;
  }
`;

const Left = styled.div`
  position: absolute;
  inset: 0;
  clip-path: inset(0 calc(100% - var(--at, ${MIDDLE}%)) 0 0);
`;

const Names = styled.p`
  position: absolute;
  inset: auto ${space[1]} ${space[1]};
  z-index: 1;
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[1]};
  pointer-events: none;
  > span {
    max-width: calc(50% - ${space[1]});
    padding: ${space.quarter} ${space[1]};
    border-radius: ${radius.control};
    background: ${colour.surface};
    color: ${colour.ink};
    font-size: ${size.small};
    line-height: 1.3;
  }
`;

const Range = styled.input`
  appearance: none;
  position: absolute;
  inset: 0 calc(${GRIP} / -2);
  z-index: 1;
  width: calc(100% + ${GRIP});
  height: 100%;
  background: none;
  cursor: ew-resize;
  touch-action: pan-y;
  &::-webkit-slider-thumb {
    appearance: none;
    width: ${GRIP};
    height: 100%;
  }
  &::-webkit-slider-runnable-track {
    height: 100%;
  }
  /* In @supports, because browsers drop the whole rule for an unknown pseudo-element. */
  @supports selector(::-moz-range-thumb) {
    &::-moz-range-thumb {
      width: ${GRIP};
      height: 100%;
      border: 0;
      background: none;
    }
  }
  &:focus {
    outline: none;
  }
`;

const Divider = styled.div`
  position: absolute;
  inset-block: 0;
  left: var(--at, ${MIDDLE}%);
  z-index: 1;
  width: 0;
  border-inline: 1px solid ${colour.surface};
  transform: translateX(-50%);
  pointer-events: none;
  > svg {
    position: absolute;
    top: 50%;
    left: 50%;
    width: ${GRIP};
    height: ${GRIP};
    max-width: none;
    padding: ${space[1]};
    border-radius: ${radius.round};
    background: ${colour.surface};
    fill: none;
    stroke: ${colour.ink};
    stroke-width: 2;
    transform: translate(-50%, -50%);
  }
  ${Range}:focus-visible + & > svg {
    outline: 2px solid ${colour.accent};
    outline-offset: 2px;
  }
`;
