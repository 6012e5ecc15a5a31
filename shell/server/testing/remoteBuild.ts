import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION, type Federation } from '@caravan/shared/contracts';

/** The record of a build with the contract of this shell and no shared library. */
export const builtRecord = JSON.stringify({ contract: CONTRACT_VERSION, shared: {} });

export const writeTree = (folder: string, tree: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

let builds = 0;

/** Writes a build of a remote, with the code of its server build. Returns its folder. */
export const writeBuild = (folder: string, { name, routes }: Federation, code: string): string => {
  builds += 1;
  const parts = ['remote', 'text-en', 'text-ge', ...routes.map(({ id }) => `page-${id}`), 'widget-Card'];
  const dist = join(folder, `dist-${builds}`);
  writeTree(dist, {
    'built.json': builtRecord,
    'browser/chunks.json': JSON.stringify({
      ...Object.fromEntries(parts.map((part) => [part, [`${part}.${builds}.js`]])),
      [name]: [`entry.${builds}.js`],
    }),
    [`browser/entry.${builds}.js`]: `export const entry = ${builds};\n`,
    ...Object.fromEntries(parts.map((part) => [`browser/${part}.${builds}.js`, `// ${part} of ${builds}`])),
    'server/chunks.json': JSON.stringify({ server: [`server.${builds}.mjs`] }),
    [`server/server.${builds}.mjs`]: code,
    inputs: '5'.repeat(64),
  });
  return dist;
};

/**
 * Returns the server build of a remote with the code of its page and widget, which render a text by default. The code may use
 * `createElement`, and `Other`, which renders a widget of another remote as `Widget` of shared/site does.
 */
export const serverCode = (
  page = "{ Component: () => 'The page' }",
  widget = "{ Component: () => 'The card' }",
): string => `
import { createElement, useContext } from 'react';
const Other = ({ slot }) =>
  useContext(globalThis.__caravan[Symbol.for('caravan.site')]).renderWidget(slot, {}, 'Placeholder');
const texts = async () => ({ default: {} });
const nothing = async () => {};
const page = { id: 'home', load: nothing, meta: () => ({}), widgets: () => [], addresses: async () => [], ...${page} };
const widget = { id: 'Card', load: nothing, ...${widget} };
export const remote = {
  texts: { en: texts, ge: texts },
  partTexts: {},
  store: [],
  pages: { home: async () => ({ page }) },
  widgets: { Card: async () => ({ widget }) },
};
`;
