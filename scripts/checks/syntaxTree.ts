import { parseSync } from '@swc/core';
import type { SourceFile } from './finding';

/** A node of swc's tree, as far as the checks look at one. */
export interface TreeNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is TreeNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes directly below `node`, those inside lists and plain wrapper objects (swc has both) included. */
const childrenOf = (value: unknown): TreeNode[] => {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.values(value).flatMap((child: unknown) => (isNode(child) ? [child] : childrenOf(child)));
};

/** Calls `visit` on every node, parents first; `visit` answers false to leave out what is below. */
export const visitTree = (node: TreeNode, visit: (node: TreeNode) => boolean): void => {
  if (!visit(node)) {
    return;
  }
  for (const child of childrenOf(node)) {
    visitTree(child, visit);
  }
};

/** Several checks look at the same files. */
const trees = new WeakMap<SourceFile, TreeNode>();

export const parseTree = (file: SourceFile): TreeNode => {
  const known = trees.get(file);
  if (known) return known;
  const { path, text } = file;
  const tree: unknown = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' });
  if (!isNode(tree)) {
    throw new Error(`swc gave no syntax tree for ${path}`);
  }
  trees.set(file, tree);
  return tree;
};

/** The line on which a node begins. swc counts bytes, from 1. */
export const lineOf = (node: TreeNode, text: string): number => {
  const { span } = node;
  if (typeof span !== 'object' || span === null || !('start' in span) || typeof span.start !== 'number') {
    return 1;
  }
  return lineCount(
    Buffer.from(text)
      .subarray(0, span.start - 1)
      .toString(),
  );
};

/** How many lines `text` touches: 1 for a text without a line break. */
export const lineCount = (text: string): number => text.split('\n').length;

/** A field of a node that is a string, or an empty one. */
export const textOf = (node: TreeNode, field: string): string => {
  const value = node[field];
  return typeof value === 'string' ? value : '';
};
