/** Returns the relative luminance of a `#rgb` or `#rrggbb` colour by WCAG 2.2. Undefined for any other text. */
function luminance(hex: string): number | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const full = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : hex;
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(full);
  if (!match) return undefined;
  const [red = 0, green = 0, blue = 0] = match.slice(1, 4).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast ratio of two hex colours, 1 to 21. Returns 1 if one of them is invalid. */
export function contrastRatio(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  if (a === undefined || b === undefined) return 1;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns black or near-white, whichever has more contrast on a background given at run time. It is at least 4.5:1. */
export function readableInk(ground: string): '#060504' | '#ffffff' {
  const [dark, light] = ['#060504', '#ffffff'] as const;
  return contrastRatio(ground, dark) >= contrastRatio(ground, light) ? dark : light;
}
