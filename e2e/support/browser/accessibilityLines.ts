import type { ElementHandle, Page, SerializedAXNode } from 'puppeteer';

const linesOf = ({ role, name = '', expanded = false, children = [] }: SerializedAXNode): string[] => [
  [role, name, ...(expanded ? ['expanded'] : [])].join(' '),
  ...children.flatMap(linesOf),
];

/** Returns the accessibility tree of an element, one line a node: role, name, and whether it is expanded. */
export const accessibilityLines = async (page: Page, root: ElementHandle | null): Promise<string[]> => {
  const node = root && (await page.accessibility.snapshot({ root, interestingOnly: false }));
  return node ? linesOf(node) : [];
};
