import { escapeHtml, withoutBreaks } from '../../format';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Serialises an SVG element. Leaves undefined attributes out and rounds numbers to two decimal places. */
export const tag = (name: string, attributes: Attributes, content = ''): string => {
  const list = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [` ${key}="${escapeHtml(typeof value === 'number' ? String(Number(value.toFixed(2))) : value)}"`],
  );
  return `<${name}${list.join('')}>${content}</${name}>`;
};

/** What the drawing functions of a picture need. */
export interface DrawingContext {
  /** The theme's colours as plain values. */
  readonly colours: Readonly<Record<'paper' | 'ink' | 'inkSoft' | 'inkFaint' | 'line' | 'lineStrong', string>> &
    Readonly<Record<'accent' | 'second' | 'neutral', string>>;
  /** Width of a text in pixels. */
  readonly measure: (text: string, size: number, isStrong: boolean) => number;
}

export interface Style {
  readonly size: number;
  readonly fill: string;
  readonly isStrong?: boolean;
  readonly anchor?: 'middle' | 'end';
}

/** Returns a line of text with its baseline at `y`. */
export const write = (text: string, x: number, y: number, { size, fill, isStrong = false, anchor }: Style): string =>
  tag(
    'text',
    { x, y, 'font-size': size, fill, 'font-weight': isStrong ? 600 : undefined, 'text-anchor': anchor },
    escapeHtml(withoutBreaks(text)),
  );

/** Breaks a text into lines of at most `width` pixels. */
export const linesOf = (
  text: string,
  width: number,
  size: number,
  isStrong: boolean,
  { measure }: DrawingContext,
): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    if (last !== undefined && measure(longer, size, isStrong) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Cuts a text with an ellipsis where it is wider than `width` pixels. */
export const ellipsize = (text: string, width: number, size: number, { measure }: DrawingContext): string => {
  if (measure(text, size, false) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join('')}…`, size, false) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};
