import { PassThrough } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';
import { PageSheet, type ServerStyles } from './pageStyles';

/** Milliseconds that the rendering may take. */
const RENDER_LIMIT = 3000;

/** How React marks a boundary that waits for something, or threw. What a visitor wrote has no `<` in it. */
const UNFINISHED = /<!--\$[?!]-->/;

/** What React writes, and the styles of it. */
interface RenderedTree {
  readonly content: string;
  readonly styles: ServerStyles;
}

const withSheet = (tree: ReactElement) => {
  const sheet = new PageSheet();
  return { sheet, whole: <StyleSheetManager sheet={sheet}>{tree}</StyleSheetManager> };
};

/** Null where a part waits for something or throws. */
const renderAtOnce = (tree: ReactElement): RenderedTree | null => {
  const { sheet, whole } = withSheet(tree);
  try {
    const content = renderToString(whole);
    return UNFINISHED.test(content) ? null : { content, styles: sheet.styles() };
  } catch {
    return null;
  }
};

const renderPatiently = async (tree: ReactElement, nonce: string | null): Promise<RenderedTree> => {
  const { sheet, whole } = withSheet(tree);
  const content = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(whole, {
      ...(nonce ? { nonce } : {}),
      // Whole boundaries stay in their place: moving a large one into it later would take an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        clearTimeout(timer);
        resolve(pipe(new PassThrough()));
      },
      onError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(() => abort(new Error('rendering takes too long')), RENDER_LIMIT);
  });
  return { content: await textOf(content), styles: sheet.styles() };
};

/**
 * Draws a tree. Nearly always all that it needs is there: then React writes one string, which takes a fifth less than a
 * stream, whose context for asynchronous code makes Node follow every promise of the process from then on. Code that a build
 * imports from itself is there a turn later, once in a process. The stream waits for what comes later, with the styles of
 * placeholders that nobody sees, and says what a section threw.
 */
export const renderTree = async (tree: ReactElement, nonce: string | null): Promise<RenderedTree> => {
  const atOnce = renderAtOnce(tree);
  if (atOnce) return atOnce;
  await setImmediate();
  return renderAtOnce(tree) ?? renderPatiently(tree, nonce);
};
