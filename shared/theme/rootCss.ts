import { palette, sizeValues } from './tokens';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (values: Readonly<Record<string, string>>, prefix = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${kebab(name)}:${value}`)
    .join(';');

// Dims pictures in the dark theme, because scenes and photographs are light.
const dark = `color-scheme:dark;--picture-light:brightness(0.92);${declarations(palette.dark)}`;

// For SVG and gradients, which browsers leave alone in forced colours. `:root:root` outweighs the dark theme.
const forced =
  ':root:root{--ink:CanvasText;--ink-soft:CanvasText;--ink-faint:CanvasText;--paper:Canvas;--surface:Canvas;--line:GrayText;--line-strong:CanvasText}';

/** Custom properties: light by default and in print, dark by the visitor's choice on <html>, or else by the system's preference. */
export const rootCss = `:root{color-scheme:light;--picture-light:none;${declarations(palette.light)};${declarations(sizeValues, 'size-')};
--font-text:"Caravan Text","Caravan Text Noto","Caravan Text Fallback",system-ui,sans-serif;
--font-display:"Caravan Display","Caravan Display Noto","Caravan Display Fallback","Caravan Text",Georgia,serif;
--leading-text:1.55;--leading-tight:1.15}
:root:lang(ka){--leading-text:1.7;--leading-tight:1.35}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}
@media screen{:root[data-theme="dark"]{${dark}}}
@media (forced-colors:active){${forced}}`;
