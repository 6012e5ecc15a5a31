interface Position {
  x: number;
  y: number;
}

/** Shows a numbered mark. The text beside the drawing explains it. */
export const Mark = ({ x, y, number }: Position & { number: number }) => (
  <>
    <circle className="accent" cx={x} cy={y} r="11" />
    <text className="on-accent" x={x} y={y + 4.5} textAnchor="middle">
      {number}
    </text>
  </>
);

/** Shows placeholder lines of text. `widths` are in order from top to bottom. */
export const TextLines = ({ x, y, widths }: Position & { widths: readonly number[] }) =>
  widths.map((width, line) => (
    <rect key={`${String(line)} ${width}`} className="words" x={x} y={y + line * 14} width={width} height="6" rx="3" />
  ));

/** Shows a button with its word in the middle. */
export const ButtonShape = ({ x, y, width, text }: Position & { width: number; text: string }) => (
  <>
    <rect className="accent" x={x} y={y} width={width} height="28" rx="3" />
    <text className="on-accent" x={x + width / 2} y={y + 18.5} textAnchor="middle">
      {text}
    </text>
  </>
);

/** Shows a car from the side, 130 units wide and 44 high. */
export const CarShape = ({ x, y }: Position) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      className="body"
      d="M2 34V24c0 -5 4 -7 12 -8l14 -2C36 6 44 1 58 1h20c12 0 20 6 28 13l14 3c6 2 8 5 8 10v7H112a13 13 0 0 0 -26 0H46a13 13 0 0 0 -26 0Z"
    />
    <path className="glass" d="M38 13C44 8 50 6 58 6h6v8H37ZM69 6h9c8 0 13 3 18 8H69Z" />
    <circle className="body" cx="33" cy="35" r="9" />
    <circle className="body" cx="99" cy="35" r="9" />
    <circle className="studio" cx="33" cy="35" r="4" />
    <circle className="studio" cx="99" cy="35" r="4" />
  </g>
);
