/** A span of a line: plain text, a link, strong text or a name. */
export type Span =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

/** A paragraph, or the items of a list. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const spanPattern = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;

const spanOf = ([, linked, to, strong, code]: RegExpMatchArray): Span => {
  if (linked !== undefined && to !== undefined) return { kind: 'link', text: linked, to };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  return { kind: 'code', text: code ?? '' };
};

/** Parses a line into spans: `[text](address)`, `**strong**`, names in backticks, and plain text. */
export const spansOf = (line: string): Span[] => {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(spanPattern)) {
    if (match.index > end) spans.push({ kind: 'text', text: line.slice(end, match.index) });
    spans.push(spanOf(match));
    end = match.index + match[0].length;
  }
  if (end < line.length) spans.push({ kind: 'text', text: line.slice(end) });
  return spans;
};

/** Parses a text into blocks: each line is a paragraph, adjacent lines that start with `- ` are a list. */
export const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') blocks.splice(-1, 1, { kind: 'list', items: [...last.items, line.slice(2)] });
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
};
