import type { Check, Finding, SourceFile } from './finding';
import { withoutUntranslatable } from './sameInEveryLanguage';
import { isTestCode } from './sourceFiles';
import type { TreeNode } from './syntaxTree';
import { isNode, lineOf, parseTree, textOf, visitTree } from './syntaxTree';

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

// Short marks such as "x" or "km" are signs, not texts.
const isText = (text: string): boolean => /\p{L}{2}/u.test(withoutUntranslatable(text));

const attributeName = (attribute: TreeNode): string => {
  const { name } = attribute;
  return isNode(name) ? textOf(name, 'value') : '';
};

/** The strings that an expression can come to: both sides of a choice, the fixed parts of a template. */
const stringsIn = (value: unknown): TreeNode[] => {
  if (!isNode(value)) {
    return [];
  }
  switch (value.type) {
    case 'StringLiteral':
    case 'TemplateElement':
      return [value];
    case 'TemplateLiteral':
      return Array.isArray(value['quasis']) ? value['quasis'].flatMap(stringsIn) : [];
    case 'ConditionalExpression':
      return [...stringsIn(value['consequent']), ...stringsIn(value['alternate'])];
    case 'BinaryExpression':
      return ['&&', '||', '??', '+'].includes(textOf(value, 'operator'))
        ? [...stringsIn(value['left']), ...stringsIn(value['right'])]
        : [];
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return stringsIn(value['expression']);
    default:
      return [];
  }
};

const checkFile = (file: SourceFile): Finding[] => {
  const findings: Finding[] = [];
  const report = (node: TreeNode, where: string): void => {
    const text = (textOf(node, 'value') || textOf(node, 'raw')).trim();
    if (isText(text)) {
      findings.push({
        file: file.path,
        line: lineOf(node, file.text),
        message: `untranslated ${where} "${text}": put it into the locale files`,
      });
    }
  };
  const visit = (node: TreeNode): boolean => {
    if (node.type === 'JSXText') {
      report(node, 'text');
    }
    if (node.type === 'JSXAttribute' && spokenAttributes.has(attributeName(node))) {
      stringsIn(node['value']).forEach((text) => report(text, attributeName(node)));
    }
    if ((node.type === 'JSXElement' || node.type === 'JSXFragment') && Array.isArray(node['children'])) {
      node['children']
        .filter((child) => isNode(child) && child.type === 'JSXExpressionContainer')
        .flatMap(stringsIn)
        .forEach((text) => report(text, 'text'));
    }
    return true;
  };
  visitTree(parseTree(file), visit);
  return findings;
};

/** Texts that a visitor would see, or hear read out, in English whatever the language chosen. */
export const checkUntranslatedTexts: Check = (files) => files.filter(({ path }) => covers(path)).flatMap(checkFile);
