import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { css, styled } from 'styled-components';
import { colour, size, space } from '../../theme';

export interface SliderValue {
  readonly from: number;
  readonly to: number;
}

/** Props of `Slider`. Handles stay at least one step apart. In a form they are the fields `from` and `to`. */
interface SliderProps {
  readonly label: string;
  /** The kind of control, announced after its label: "slider with two handles". */
  readonly kind: string;
  readonly handles: Readonly<Record<keyof SliderValue, string>>;
  readonly max: number;
  /** A new object for each state of the page. It ends an unfinished move. */
  readonly value: SliderValue;
  /** A handle's value in words. */
  readonly formatValue: (value: number, handle: keyof SliderValue) => string;
  /** The range in words. */
  readonly formatRange: (value: SliderValue) => string;
  /** Called when the handles have rested. */
  readonly onChange: (value: SliderValue) => void;
}

/**
 * Milliseconds without movement after which `onChange` is called. Shorter than the pauses of a visitor who holds a
 * key or a handle.
 */
const REST_MS = 400;

const ends = ['from', 'to'] as const;

/**
 * A range from 0 to `max` in whole steps with two native handles: pointer, touch, arrow keys, Page Up, Page Down, Home
 * and End. A press on the track moves the nearer handle.
 */
export const Slider = ({ label, kind, handles, max, value, formatValue, formatRange, onChange }: SliderProps) => {
  const [moved, setMoved] = useState<SliderValue>();
  const reported = useRef<SliderValue>(undefined);
  const reportValue = (rested: SliderValue): void => {
    if (rested === reported.current) return;
    reported.current = rested;
    onChange(rested);
  };
  const group = useRef<HTMLFieldSetElement>(null);
  // The visitor may have moved the handles before hydration.
  useEffect(() => {
    const inputs = group.current?.querySelectorAll('input') ?? [];
    const [first = value.from, second = value.to] = Array.from(inputs, (input) => Number(input.value));
    const from = Math.min(first, second, max - 1);
    if (first !== value.from || second !== value.to) setMoved({ from, to: Math.max(first, second, from + 1) });
    // oxlint-disable-next-line exhaustive-deps -- once: from then on the handles are React's
  }, []);
  const latest = useRef(reportValue);
  useEffect(() => {
    latest.current = reportValue;
  });
  useEffect(() => {
    if (!moved) return undefined;
    const timer = setTimeout(() => latest.current(moved), REST_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  // A handle that was moved again meanwhile keeps its value.
  useEffect(() => setMoved((now) => (now === reported.current ? undefined : now)), [value]);
  const shown = moved ?? value;
  const move = (end: keyof SliderValue, to: number): void =>
    setMoved(
      end === 'from'
        ? { from: Math.min(to, shown.to - 1), to: shown.to }
        : { from: shown.from, to: Math.max(to, shown.from + 1) },
    );
  const track = useRef<SVGSVGElement>(null);
  /** The handle that follows a pointer pressed on the track. */
  const draggedHandle = useRef<keyof SliderValue>(undefined);
  const valueAt = ({ clientX }: PointerEvent): number => {
    const { left = 0, width = 0 } = track.current?.getBoundingClientRect() ?? {};
    return width === 0 ? 0 : Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * max);
  };
  const handleDown = (event: PointerEvent<HTMLDivElement>): void => {
    // The browser handles a press on a handle.
    if (event.button !== 0 || event.target instanceof HTMLInputElement) return;
    const pressedValue = valueAt(event);
    const end =
      Math.abs(pressedValue - shown.from) < Math.abs(pressedValue - shown.to) || pressedValue <= shown.from
        ? 'from'
        : 'to';
    draggedHandle.current = end;
    // Otherwise the press would take the focus away again.
    event.preventDefault();
    group.current?.querySelector<HTMLInputElement>(`input[name="${end}"]`)?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture?.(event.pointerId);
    move(end, pressedValue);
  };
  const handleMove = (event: PointerEvent): void => {
    if (draggedHandle.current) move(draggedHandle.current, valueAt(event));
  };
  const handleEnd = (): void => {
    draggedHandle.current = undefined;
  };
  return (
    <Group ref={group} aria-label={label} aria-roledescription={kind}>
      <p>
        <strong aria-hidden="true">{label}</strong>
        <span>{formatRange(shown)}</span>
      </p>
      <Frame onPointerDown={handleDown} onPointerMove={handleMove} onPointerUp={handleEnd} onPointerCancel={handleEnd}>
        <svg ref={track} aria-hidden="true" focusable="false">
          <rect className="whole" width="100%" height="100%" />
          <rect x={`${(shown.from / max) * 100}%`} width={`${((shown.to - shown.from) / max) * 100}%`} height="100%" />
        </svg>
        {ends.map((end) => (
          <Handle
            key={end}
            type="range"
            name={end}
            min={0}
            max={max}
            value={shown[end]}
            aria-label={handles[end]}
            aria-valuetext={formatValue(shown[end], end)}
            onChange={(event) => move(end, Number(event.target.value))}
            onBlur={() => moved && reportValue(moved)}
          />
        ))}
      </Frame>
    </Group>
  );
};

const Group = styled.fieldset`
  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[2]};
    font-size: ${size.small};
    line-height: 1.4;
  }
  span {
    color: ${colour.inkSoft};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/**
 * Size of a handle's target. Its disc is at the side of the range, so that two handles at one value lie side by side.
 */
const TARGET = '2.75rem';

const Frame = styled.div`
  position: relative;
  height: ${TARGET};
  margin-inline: -0.75rem;
  touch-action: pan-y;
  cursor: pointer;
  svg {
    position: absolute;
    inset-block-start: calc(50% - ${space.quarter});
    inset-inline-start: ${TARGET};
    width: calc(100% - 2 * ${TARGET});
    height: ${space.half};
    overflow: visible;
    fill: ${colour.ink};
  }
  .whole {
    fill: ${colour.line};
  }
`;

const disc = css`
  appearance: none;
  width: ${TARGET};
  height: ${TARGET};
  border: 0;
  background: radial-gradient(
    circle at var(--disc) 50%,
    ${colour.surface} 0 0.43rem,
    var(--ring) 0.47rem 0.62rem,
    transparent 0.66rem
  );
  /* Keeps the gradient. Its colours are system colours then. */
  forced-color-adjust: none;
  pointer-events: auto;
  cursor: grab;
`;

const Handle = styled.input`
  --disc: 0.69rem;
  --ring: ${colour.ink};
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: calc(100% - ${TARGET});
  height: 100%;
  appearance: none;
  background: transparent;
  pointer-events: none;
  touch-action: pan-y;
  &[name='from'] {
    --disc: calc(100% - 0.69rem);
    inset-inline: 0 ${TARGET};
  }
  &::-webkit-slider-thumb {
    ${disc}
  }
  /* In @supports, because browsers drop the whole rule for an unknown pseudo-element. */
  @supports selector(::-moz-range-thumb) {
    &::-moz-range-thumb {
      ${disc}
    }
  }
  /* The ring of the disc marks the focus. The outline is for forced colours. */
  &:focus-visible {
    --ring: ${colour.accent};
    outline: 2px solid transparent;
  }
`;
