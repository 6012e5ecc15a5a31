import { escapeHtml } from '@caravan/shared/format';
import { palette } from '@caravan/shared/theme';
import type { BootManifest } from '../../universal/manifest/manifest';
import { languageTag } from '../../universal/texts/createTexts';

import { scriptJson } from './scriptJson';
import { searchTags, type SearchParts } from './searchTags';
import type { ServerStyles } from '../render';

interface Script {
  readonly address: string;
  readonly integrity: string;
  readonly late: boolean;
}

const preloads = (scripts: readonly Script[]): string =>
  scripts
    .map(
      ({ address, integrity }) =>
        `<link rel="modulepreload" href="${address}" integrity="${integrity}" fetchpriority="low">`,
    )
    .join('');

/** Behind the content and of low priority: pictures, fonts and the rest of the page are what a first look waits for. */
const scriptTags = ({ entry, scripts }: Pick<DocumentParts, 'entry' | 'scripts'>): string =>
  preloads(scripts.filter(({ late }) => !late)) +
  `<script type="module" src="${entry.address}" integrity="${entry.integrity}" fetchpriority="low"></script>` +
  preloads(scripts.filter(({ late }) => late));

/** What a page's document is made of, besides the content itself. */
export interface DocumentParts extends SearchParts {
  readonly manifest: BootManifest;
  readonly status: number;
  readonly themeCss: string;
  readonly styles: ServerStyles;
  readonly fonts: readonly string[];
  /** Script files of the first view with their integrity, the shell's own included. `late`: of a widget, which the page does not wait for. */
  readonly scripts: readonly Script[];
  readonly entry: Omit<Script, 'late'>;
  readonly dehydrated: unknown;
  readonly nonce: string | null;
  /** Made for frames on pages of others: nothing in it is taken over, `entry` is the small program that answers in it. */
  readonly framed: boolean;
}

const nonceOf = (nonce: string | null): string => (nonce ? ` nonce="${nonce}"` : '');

/** The colour of the browser's own frame, after the theme or, where none is chosen, after the system. */
const themeColours = (theme: BootManifest['theme']): string[] =>
  (['light', 'dark'] as const)
    .filter((name) => theme === null || theme === name)
    .map((name) => {
      const media = theme === null ? ` media="(prefers-color-scheme: ${name})"` : '';
      return `<meta name="theme-color"${media} content="${palette[name].paper}">`;
    });

/**
 * Runs before the page is drawn. Marks it where a token is stored, so that the sign-in button is not shown to whoever is signed
 * in already; notes what is pressed until the site answers (`shell/browser/boot/takePresses.ts`).
 */
export const headScript =
  'presses=[];for(const type of["click","change"])addEventListener(type,({target})=>presses?.push({type,target,value:target.value,checked:target.checked}));' +
  'try{if(localStorage.token)document.documentElement.dataset.session=""}catch{}';

/**
 * Tells the page around a frame whether the content came and what it is called, and how high it is, as soon as there is any and whenever that
 * changes. Of no program of the site, so that a frame fits also where none of it arrives.
 */
export const frameScript =
  'if(parent!==self){const say=(type,more)=>parent.postMessage({type:"caravan:"+type,...more},"*"),' +
  'status=Number(document.documentElement.dataset.status);' +
  'status<400?say("load",{title:document.title}):say("error",{status});' +
  'new ResizeObserver(([{target}])=>say("height",{height:Math.ceil(target.getBoundingClientRect().height)}))' +
  '.observe(document.body)}';

/** Everything up to the content. */
export const documentStart = (parts: DocumentParts): string => {
  const { manifest, meta, status, themeCss, styles, fonts, nonce, framed } = parts;
  const nonceAttribute = nonceOf(nonce);
  const theme = manifest.theme ? ` data-theme="${manifest.theme}"` : '';
  return [
    `<!doctype html><html lang="${languageTag(manifest.lang)}"${theme}${framed ? ' data-framed' : ''} data-status="${status}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...themeColours(manifest.theme),
    nonce ? `<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">` : '',
    `<title>${escapeHtml(meta.title)}</title><meta name="description" content="${escapeHtml(meta.description)}">`,
    searchTags(parts),
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    // Whatever leads on would have no room in the frame.
    framed ? '<base target="_blank">' : `<script${nonceAttribute}>${headScript}</script>`,
    `<style${nonceAttribute}>${themeCss}</style>`,
    `<style${nonceAttribute} data-groups="${styles.groups}">${styles.css}</style>`,
    '</head><body><div id="root">',
  ].join('');
};

/** Everything after the content: what the browser takes over with, or, in a frame, what tells its height. */
export const documentEnd = (parts: DocumentParts): string => {
  const { manifest, dehydrated, framed, nonce } = parts;
  const scripts = scriptTags(parts);
  return framed
    ? `</div><script${nonceOf(nonce)}>${frameScript}</script>${scripts}</body></html>`
    : `</div>${scripts}<script type="application/json" id="caravan-boot">${scriptJson(manifest)}</script>` +
        `<script type="application/json" id="caravan-state">${scriptJson(dehydrated)}</script></body></html>`;
};
