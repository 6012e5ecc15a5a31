import { Visitor } from 'oxc-parser';
import { findingAt, isTestCode, parse, type Check, type Finding, type SourceFile } from './sourceFiles';

/** Returns whether a file may contain no raw values. shared/theme may, because it defines them. */
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
/** Lengths of thin lines in pixels. All other lengths are tokens of the theme. */
const freePixels = new Set(['0', '1', '2']);

/** Replaces comments by blanks, so that offsets stay the same. */
const withoutComments = (style: string): string =>
  style.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

/** Returns whether an offset is inside the condition of a media query, which cannot contain tokens. */
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
  const add = (offset: number, message: string): void => {
    findings.push(findingAt(file, offset, message));
  };
  new Visitor({
    TemplateElement: ({ start, value }) => {
      for (const { index, message } of findInStyle(value.raw))
        add(file.text.indexOf(value.raw, start) + index, message);
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && isWholeColour(value))
        add(start, `raw colour "${value}": take a token of shared/theme`);
    },
  }).visit(parse(file).program);
  return findings;
};

/** Finds colours and lengths that bypass the theme, in styled-components and in strings (attributes of SVG). */
export const checkRawStyles: Check = (files) => files.filter(({ path }) => covers(path)).flatMap(checkFile);
