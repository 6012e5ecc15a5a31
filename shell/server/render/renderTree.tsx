import { PassThrough } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StyleSheetManager } from 'styled-components';
import { PageSheet } from './pageStyles';
import type { ComponentStyles } from './renderMessages';

/** Milliseconds that rendering may take. */
const RENDER_TIMEOUT_MS = 3000;

/** How React marks a boundary that is suspended or threw. Text from visitors has no `<` in it. */
const UNFINISHED = /<!--\$[?!]-->/;

/** The HTML of a tree, and its styles. */
interface RenderedTree {
  readonly content: string;
  readonly styles: readonly ComponentStyles[];
}

const wrapInSheet = (tree: ReactElement) => {
  const sheet = new PageSheet();
  return { sheet, wrappedTree: <StyleSheetManager sheet={sheet}>{tree}</StyleSheetManager> };
};

/** Returns null if the tree suspends or throws. */
const renderSync = (tree: ReactElement, identifierPrefix: string): RenderedTree | null => {
  const { sheet, wrappedTree } = wrapInSheet(tree);
  try {
    const content = renderToString(wrappedTree, { identifierPrefix });
    return UNFINISHED.test(content) ? null : { content, styles: sheet.styles() };
  } catch {
    return null;
  }
};

const renderAsync = async (tree: ReactElement, identifierPrefix: string): Promise<RenderedTree> => {
  const { sheet, wrappedTree } = wrapInSheet(tree);
  const content = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(wrappedTree, {
      identifierPrefix,
      // React would send a large boundary later and move it into place by an inline script.
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
    const timer = setTimeout(() => abort(new Error('rendering takes too long')), RENDER_TIMEOUT_MS);
  });
  return { content: await textOf(content), styles: sheet.styles() };
};

/**
 * Renders a tree. Nearly always everything is loaded, and `renderToString` takes a fifth less time than a stream. The
 * `AsyncLocalStorage` of a stream makes Node follow every later promise of the process. Code that a build imports from itself arrives
 * one turn of the event loop later. The stream waits for everything else, and rejects with what a component threw.
 *
 * `identifierPrefix` must be that of the React root that hydrates the HTML.
 */
export const renderTree = async (tree: ReactElement, identifierPrefix = ''): Promise<RenderedTree> => {
  const syncResult = renderSync(tree, identifierPrefix);
  if (syncResult) return syncResult;
  await setImmediate();
  return renderSync(tree, identifierPrefix) ?? renderAsync(tree, identifierPrefix);
};
