import { Visitor, type Node } from 'oxc-parser';
import { withoutUntranslatable } from './sameInEveryLanguage';
import { findingAt, isTestCode, parse, type Check, type Finding, type SourceFile } from './sourceFiles';

const covers = (path: string): boolean =>
  /^(?:shell\/(?:universal|browser)|mf-[a-z-]+\/src|shared\/(?:ui|charts))\//.test(path) &&
  path.endsWith('.tsx') &&
  !isTestCode(path);

const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
]);

/** Short marks such as "x" or "km", and entities such as `&nbsp;`, are no texts. */
const isText = (text: string): boolean => /\p{L}{2}/u.test(withoutUntranslatable(text.replaceAll(/&\w+;/g, ' ')));

/** Returns the strings that an expression can have as its value, with their offsets. */
const stringsIn = (node: Node | null): { readonly start: number; readonly text: string }[] => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, text: node.value }] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ start, value }) => ({ start, text: value.raw }));
    case 'ConditionalExpression':
      return [...stringsIn(node.consequent), ...stringsIn(node.alternate)];
    case 'LogicalExpression':
      return [...stringsIn(node.left), ...stringsIn(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...stringsIn(node.left), ...stringsIn(node.right)] : [];
    case 'JSXExpressionContainer':
      return stringsIn(node.expression);
    default:
      return [];
  }
};

const checkFile = (file: SourceFile): Finding[] => {
  const findings: Finding[] = [];
  const report = (start: number, text: string, where: string): void => {
    if (!isText(text)) return;
    findings.push(findingAt(file, start, `untranslated ${where} "${text.trim()}": put it into the locale files`));
  };
  const visitChildren = ({ children }: { readonly children: readonly Node[] }): void => {
    for (const child of children.filter(({ type }) => type === 'JSXExpressionContainer'))
      for (const { start, text } of stringsIn(child)) report(start, text, 'text');
  };
  new Visitor({
    JSXText: ({ start, value }) => report(start, value, 'text'),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !spokenAttributes.has(name.name)) return;
      for (const { start, text } of stringsIn(value)) report(start, text, name.name);
    },
    JSXElement: visitChildren,
    JSXFragment: visitChildren,
  }).visit(parse(file).program);
  return findings;
};

/** Finds texts that a visitor would see, or hear from a screen reader, in one language only. */
export const checkUntranslatedTexts: Check = (files) => files.filter(({ path }) => covers(path)).flatMap(checkFile);
