import type { Check, Finding, SourceFile } from './finding';
import { isTestCode } from './sourceFiles';
import { lineCount, lineOf, parseTree, textOf, visitTree } from './syntaxTree';

// Pictures and the API draw and send values; the theme is where values get their names.
const covers = (path: string): boolean =>
  /^(?:shell|mf-[a-z-]+|shared)\//.test(path) &&
  /\.tsx?$/.test(path) &&
  !path.startsWith('shared/theme/') &&
  !isTestCode(path);

const hexColour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/i;
const colourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i;
const namedColour =
  /\b(?:color|background|fill|stroke|border|outline)[a-z-]*:[^;{}]*\b(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|gold|beige|navy|teal|maroon|purple|pink|brown)\b(?![-\w(])/i;
const pixels = /(?<![\w.-])-?(\d+(?:\.\d+)?)px\b/g;
// A hairline and its double; every other length has a name in the theme.
const freePixels = new Set(['0', '1', '2']);

/** Comments become blanks, so that the places of everything else stay. */
const withoutComments = (style: string): string =>
  style.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

/** Whether the statement that `index` stands in is a media query, whose limits cannot be tokens. */
const isInMediaQuery = (style: string, index: number): boolean =>
  /@(?:media|container)\b[^{};]*$/.test(style.slice(0, index));

const findInStyle = (style: string): { index: number; message: string }[] => {
  const text = withoutComments(style);
  const colours = [hexColour, colourFunction, namedColour].flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: found, index }) => ({
      index,
      message: `raw colour "${found.trim()}": take a token of shared/theme`,
    })),
  );
  const lengths = [...text.matchAll(pixels)]
    .filter(({ 1: digits = '', index }) => !freePixels.has(digits) && !isInMediaQuery(text, index))
    .map(({ 0: found, index }) => ({ index, message: `magic length "${found}": take a token of shared/theme` }));
  return [...colours, ...lengths];
};

const isWholeColour = (text: string): boolean => /^#[\da-f]{3,8}$/i.test(text) || colourFunction.test(text);

const checkFile = (file: SourceFile): Finding[] => {
  const findings: Finding[] = [];
  const add = (line: number, message: string): void => {
    findings.push({ file: file.path, line, message });
  };
  visitTree(parseTree(file), (node) => {
    if (node.type === 'TemplateElement') {
      const style = textOf(node, 'raw');
      for (const { index, message } of findInStyle(style)) {
        add(lineOf(node, file.text) + lineCount(style.slice(0, index)) - 1, message);
      }
    }
    if (node.type === 'StringLiteral' && isWholeColour(textOf(node, 'value'))) {
      add(lineOf(node, file.text), `raw colour "${textOf(node, 'value')}": take a token of shared/theme`);
    }
    return true;
  });
  return findings;
};

/** Colours and lengths that bypass the theme, in styled-components and in strings (SVG attributes). */
export const checkRawStyles: Check = (files) => files.filter(({ path }) => covers(path)).flatMap(checkFile);
