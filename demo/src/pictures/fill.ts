import type { Properties } from './paint';

/** Formats a value. Blurs in pixels need one decimal, opacities two. */
const format = (value: string | number): string => {
  if (typeof value === 'string') return value;
  const parts = value > 1 ? 10 : 100;
  return String(Math.round(value * parts) / parts);
};

/**
 * Replaces `var(--name)` and `calc(1 + var(--name) * 2)` by values and removes hidden paths. Browsers support both expressions. Resvg,
 * which creates the PNG files, does not.
 */
export const fill = (svg: string, properties: Properties): string => {
  const valueOf = (name: string): string | number => {
    const value = properties[name];
    if (value === undefined) {
      throw new Error(`a picture uses the unknown property --${name}: add it to propertiesOf in pictures/paint.ts`);
    }
    return value;
  };
  return svg
    .replace(/<style>:root\{[^<]*<\/style>/, '')
    .replaceAll(
      /calc\((?:([\d.]+) \+ )?var\(--([a-z-]+)\) \* ([\d.]+)\)/g,
      (_, offset: string | undefined, name: string, factor: string) =>
        format(Number(offset ?? 0) + Number(valueOf(name)) * Number(factor)),
    )
    .replaceAll(/var\(--([a-z-]+)\)/g, (_, name: string) => format(valueOf(name)))
    .replaceAll(/<path [^>]*display="none"[^>]*\/>/g, '');
};

const roundPath = (path: string): string =>
  path.replaceAll(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, numbers: string) => {
    let index = -1;
    const rounded = numbers.replaceAll(/-?\d*\.?\d+/g, (number) => {
      index += 1;
      // The radii of an arc and its rotation stay exact.
      return command === 'A' && index % 7 < 3 ? number : String(Math.round(Number(number)));
    });
    return command + rounded;
  });

/** Rounds paths to whole pixels to make pictures smaller. Keeps the decimals of paths of class `exact`. */
export const roundPaths = (svg: string): string =>
  svg.replaceAll(
    /<path (?!class="exact")([^>]*?)\bd="([^"]*)"/g,
    (_, before: string, path: string) => `<path ${before}d="${roundPath(path)}"`,
  );
