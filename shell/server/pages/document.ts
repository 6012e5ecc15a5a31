import { escapeHtml } from '@caravan/shared/format';
import { LOCALES } from '@caravan/shared/terms';
import { palette } from '@caravan/shared/theme';
import type { BootManifest } from '../../universal/manifest/manifest';
import { toScriptJson } from './toScriptJson';
import { renderSearchTags, type SearchParts } from './searchTags';
import type { ServerStyles } from '../render';

interface Script {
  readonly address: string;
  readonly integrity: string;
  readonly isDeferred: boolean;
}

const renderPreloads = (scripts: readonly Script[]): string =>
  scripts
    .map(
      ({ address, integrity }) =>
        `<link rel="modulepreload" href="${address}" integrity="${integrity}" fetchpriority="low">`,
    )
    .join('');

/** Scripts come after the content and at low priority, since the first paint needs pictures and fonts. */
const renderScriptTags = ({ entry, scripts }: Pick<DocumentParts, 'entry' | 'scripts'>): string =>
  renderPreloads(scripts.filter(({ isDeferred }) => !isDeferred)) +
  `<script type="module" src="${entry.address}" integrity="${entry.integrity}" fetchpriority="low"></script>` +
  renderPreloads(scripts.filter(({ isDeferred }) => isDeferred));

/** The parts of a document besides its content. */
export interface DocumentParts extends SearchParts {
  readonly manifest: BootManifest;
  readonly status: number;
  readonly themeCss: string;
  readonly styles: ServerStyles;
  readonly fonts: readonly string[];
  /** Scripts of the first view, the shell's own included. `isDeferred`: of a widget, which the page does not wait for. */
  readonly scripts: readonly Script[];
  readonly entry: Omit<Script, 'isDeferred'>;
  readonly dehydrated: unknown;
  readonly nonce: string | null;
  /** Made for frames on pages of other sites: nothing is hydrated, and `entry` is a small script. */
  readonly isFramed: boolean;
}

/** Returns what the page preloads for its first view, as values of a `link` header. */
export const preloadLinks = ({ fonts, scripts }: Pick<DocumentParts, 'fonts' | 'scripts'>): readonly string[] => [
  ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ...scripts
    .filter(({ isDeferred }) => !isDeferred)
    .map(({ address, integrity }) => `<${address}>; rel=modulepreload; integrity="${integrity}"; fetchpriority=low`),
];

const nonceOf = (nonce: string | null): string => (nonce ? ` nonce="${nonce}"` : '');

/** The colour of the browser's own interface, by the theme of the page or of the system. */
const renderThemeColours = (theme: BootManifest['theme']): string[] =>
  (['light', 'dark'] as const)
    .filter((name) => theme === null || theme === name)
    .map((name) => {
      const media = theme === null ? ` media="(prefers-color-scheme: ${name})"` : '';
      return `<meta name="theme-color"${media} content="${palette[name].paper}">`;
    });

/**
 * Runs before the first paint. Marks the page if a token is stored, so that visitors who are signed in do not see the sign-in button.
 * Queues events before hydration, which are then replayed (`shell/browser/boot/takeEarlyEvents.ts`).
 */
export const headScript =
  'earlyEvents=[];for(const type of["click","change"])addEventListener(type,({target})=>earlyEvents?.push({type,target,value:target.value,checked:target.checked}));' +
  'try{if(localStorage.token)document.documentElement.dataset.session=""}catch{}';

/**
 * Tells the page around a frame the status and title of the content, and its height whenever it changes. It needs no other script, so a
 * frame fits even if no script of the site loads.
 */
export const frameScript =
  'if(parent!==self){const say=(type,more)=>parent.postMessage({type:"caravan:"+type,...more},"*"),' +
  'status=Number(document.documentElement.dataset.status);' +
  'status<400?say("load",{title:document.title}):say("error",{status});' +
  'new ResizeObserver(([{target}])=>say("height",{height:Math.ceil(target.getBoundingClientRect().height)}))' +
  '.observe(document.body)}';

/** Everything up to the content. */
export const renderDocumentStart = (parts: DocumentParts): string => {
  const { manifest, meta, status, themeCss, styles, fonts, nonce, isFramed } = parts;
  const nonceAttribute = nonceOf(nonce);
  const theme = manifest.theme ? ` data-theme="${manifest.theme}"` : '';
  return [
    `<!doctype html><html lang="${LOCALES[manifest.lang]}"${theme}${isFramed ? ' data-framed' : ''} data-status="${status}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...renderThemeColours(manifest.theme),
    nonce ? `<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">` : '',
    `<title>${escapeHtml(meta.title)}</title><meta name="description" content="${escapeHtml(meta.description)}">`,
    renderSearchTags(parts),
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    // Links open in a new tab, because another page would not fit into the frame.
    isFramed ? '<base target="_blank">' : `<script${nonceAttribute}>${headScript}</script>`,
    `<style${nonceAttribute}>${themeCss}</style>`,
    `<style${nonceAttribute} data-groups="${styles.groups}">${styles.css}</style>`,
    '</head><body><div id="root">',
  ].join('');
};

/** Returns everything after the content: the data for hydration, or the script of a frame. */
export const renderDocumentEnd = (parts: DocumentParts): string => {
  const { manifest, dehydrated, isFramed, nonce } = parts;
  const scripts = renderScriptTags(parts);
  return isFramed
    ? `</div><script${nonceOf(nonce)}>${frameScript}</script>${scripts}</body></html>`
    : `</div>${scripts}<script type="application/json" id="caravan-boot">${toScriptJson(manifest)}</script>` +
        `<script type="application/json" id="caravan-state">${toScriptJson(dehydrated)}</script></body></html>`;
};
