import { palette } from '@caravan/shared/theme';

/** Colours of the partner. They replace those of the site. */
interface Colours {
  readonly accent?: string | undefined;
  readonly background?: string | undefined;
}

/** Below this relative luminance light text reads better on a colour than dark text (WCAG 2). */
const LIGHT_TEXT_MAX_LUMINANCE = 0.179;

const luminanceOf = (colour: string): number => {
  const element = document.createElement('canvas');
  const canvas = element.getContext('2d');
  if (!canvas) return 0;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Sets the partner's colours on a widget. Throws if a value is not a CSS colour. */
export const setColours = (box: HTMLElement, { accent, background }: Colours): void => {
  for (const [name, value] of Object.entries({ accent, background }))
    if (value !== undefined && !CSS.supports('color', value))
      throw new Error(`caravan-widget: ${name}="${value}" is not a CSS colour`);
  const { style } = box;
  if (background !== undefined) style.setProperty('--paper', background);
  if (accent === undefined) return;
  style.setProperty('--accent', accent);
  style.setProperty('--accent-strong', `color-mix(in srgb, ${accent} 78%, var(--ink))`);
  style.setProperty('--accent-wash', `color-mix(in srgb, ${accent} 12%, var(--paper))`);
  style.setProperty(
    '--on-accent',
    luminanceOf(accent) < LIGHT_TEXT_MAX_LUMINANCE ? palette.light.onAccent : palette.dark.onAccent,
  );
};
