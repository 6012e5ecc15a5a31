type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Stroked shapes of an icon of 24 × 24 units, as `lucide` exports them. */
type Shapes = readonly (readonly [tag: string, attributes: Attributes])[];

const number = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0);

const roundedBox = (x: number, y: number, width: number, height: number, r: number): string => {
  const corner = (dx: number, dy: number): string => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
};

/** Makes the first move of a path absolute, so that the path can follow another one. Implicit lines after it stay relative. */
const absolute = (d: string): string =>
  d.replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)(?=([\s,]*-?[\d.])?)/, (_all, x: string, y: string, more?: string) =>
    more === undefined ? `M${x} ${y}` : `M${x} ${y}l`,
  );

const pathOf = (tag: string, attributes: Attributes): string => {
  const attribute = (name: string): number => number(attributes, name);
  if (tag === 'path') return absolute(String(attributes['d']));
  if (tag === 'circle') {
    const r = attribute('r');
    return `M${attribute('cx') - r} ${attribute('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  if (tag === 'rect')
    return roundedBox(attribute('x'), attribute('y'), attribute('width'), attribute('height'), attribute('rx'));
  if (tag === 'line') return `M${attribute('x1')} ${attribute('y1')}L${attribute('x2')} ${attribute('y2')}`;
  throw new TypeError(`an icon has a <${tag}> element: only path, circle, rect and line are supported`);
};

/** Returns an icon as data of one SVG path. Every page contains all menu icons, and separate shapes would be twice as large. */
export const iconPath = (shapes: Shapes): string => shapes.map(([tag, attributes]) => pathOf(tag, attributes)).join('');
