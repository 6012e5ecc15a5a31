import type { Currency, Language, Theme } from '@caravan/shared/contracts';
import { escapeHtml } from '@caravan/shared/format';
import { pageAddress, type WidgetSelection } from './embedded';
import type { EmbedMethod } from './partnersView';

/** A widget with the settings for the reader. */
export interface WidgetSettings extends WidgetSelection {
  readonly origin: string;
  readonly lang: Language;
  /** Title of a frame, in its language. */
  readonly title: string;
  readonly currency: Currency;
  readonly theme: Theme | undefined;
  /** Of the tag and of module federation. Undefined: not set. */
  readonly heading: string | undefined;
  readonly accent: string | undefined;
  readonly background: string | undefined;
  /** Height of a frame in CSS pixels until it reports its own. */
  readonly height: number;
}

/** Titles of frames in another language than this page. The page knows the names of widgets in its own language only. */
export const generalTitles: Readonly<Record<Language, string>> = {
  en: 'Car market figures by Caravan',
  ge: 'Caravan: ავტობაზრის მონაცემები',
};

type Attributes = Readonly<Record<string, string>>;

const definedAttributes = (attributes: Readonly<Record<string, string | undefined>>): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  );

const tagAttributes = ({ embeddable: { name }, values, ...settings }: WidgetSettings): Attributes => {
  const { lang, currency, theme, heading, accent, background } = settings;
  return definedAttributes({ name, ...values, lang, currency, theme, heading, accent, background });
};

/** Returns the address of a page of this site that shows the tag. */
export const tagPath = (settings: WidgetSettings): string =>
  `/embed/tag?${new URLSearchParams({ attributes: new URLSearchParams(tagAttributes(settings)).toString() }).toString()}`;

export const framePath = ({ lang, currency, theme, ...selection }: WidgetSettings): string => {
  const page = pageAddress(selection);
  const settings = new URLSearchParams(definedAttributes({ lang, currency, theme }));
  return `${page}${page.includes('?') ? '&' : '?'}${settings.toString()}`;
};

const formatAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');

const scriptTag = (origin: string): string => `<script type="module" src="${escapeHtml(origin)}/embed.js"></script>`;

/** Returns the code of the tag for a partner's page. The link in it shows where the script does not run. */
export const tagCode = (settings: WidgetSettings): string => {
  const { origin, lang, title } = settings;
  const link = `<a ${formatAttributes({ href: `${origin}/?lang=${lang}` })}>${escapeHtml(title)}</a>`;
  return `${scriptTag(origin)}\n<caravan-widget ${formatAttributes(tagAttributes(settings))}>${link}</caravan-widget>`;
};

/** Returns the style that reserves the height of a widget until the script of the tag does. */
export const placeholderStyle = (height: number): string =>
  `caravan-widget:not(:defined) {\n  display: block;\n  min-height: ${height}px;\n}`;

/** Returns the code of the frame for a partner's page. It has no inline style, because a policy without `unsafe-inline` would drop it. */
export const frameCode = (settings: WidgetSettings): string => {
  const frame = formatAttributes({
    src: settings.origin + framePath(settings),
    title: settings.title,
    width: '100%',
    height: String(settings.height),
    frameborder: '0',
    loading: 'lazy',
  });
  return `<iframe ${frame}></iframe>`;
};

/** Returns code that sets the height of frames to that of their content. */
export const frameScript = (origin: string): string =>
  [
    'addEventListener("message", ({ origin, source, data }) => {',
    `  if (origin !== ${JSON.stringify(origin)} || data?.type !== "caravan:height") return;`,
    '  for (const frame of document.querySelectorAll("iframe"))',
    '    if (frame.contentWindow === source) frame.height = data.height;',
    '});',
  ].join('\n');

/** Returns code that mounts the widget by module federation. */
export const federationCode = ({
  origin,
  embeddable: { remote, name },
  values,
  lang,
  currency,
  theme,
  heading,
  accent,
  background,
}: WidgetSettings): string =>
  [
    'import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";',
    '',
    'registerRemotes([',
    `  { name: ${JSON.stringify(remote)}, entry: ${JSON.stringify(`${origin}/partners/YOUR-ID/${remote}.js`)}, type: "module" },`,
    ']);',
    `const { mount } = await loadRemote(${JSON.stringify(`${remote}/mount`)});`,
    'const widget = mount(',
    `  document.getElementById(${JSON.stringify(name)}),`,
    `  ${JSON.stringify({ name, attributes: definedAttributes(values), lang, currency, theme, heading, accent, background }, null, 2).replaceAll('\n', '\n  ')},`,
    '  { onLoad: (loaded) => console.log(loaded), onError: (error) => console.error(error) },',
    ');',
    '// widget.unmount() takes it away',
  ].join('\n');

/** Returns additions to a strict content security policy of the partner's page. */
export const policyOf = (method: EmbedMethod, origin: string): string =>
  method === 'frame'
    ? `frame-src ${origin};`
    : ['script-src', 'connect-src', 'img-src'].map((directive) => `${directive} ${origin};`).join('\n');
