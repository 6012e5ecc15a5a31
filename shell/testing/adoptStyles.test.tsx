import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { styled, StyleSheetManager } from 'styled-components';
import { mergeStyles } from '../server/render/mergeStyles';
import { PageSheet } from '../server/render/pageStyles';
import { adoptStyles, nestMedia } from '../browser/boot/adoptStyles';

const Box = styled.div.withConfig({ componentId: 'box' })<{ $wide?: boolean }>`
  color: red;
  ${({ $wide }) => $wide && 'width: 90%;'}
  &:hover {
    color: blue;
  }
`;
const Frame = styled(Box).withConfig({ componentId: 'frame' })`
  width: 50%;
`;

const stylesOfServer = () => {
  const sheet = new PageSheet();
  renderToString(
    <StyleSheetManager sheet={sheet}>
      <Frame />
    </StyleSheetManager>,
  );
  return mergeStyles([sheet.styles()]);
};

const addStyles = ({ css, groups }: { readonly css: string; readonly groups: string }): CSSStyleSheet => {
  const element = document.createElement('style');
  element.dataset['groups'] = groups;
  element.textContent = css;
  document.head.replaceChildren(element);
  return element.sheet ?? new CSSStyleSheet();
};

const selectorsOf = (sheet: CSSStyleSheet): string[] => [...sheet.cssRules].map(({ cssText }) => cssText);

it('counts the rules of each component without the markers of the library', () => {
  const { css, groups } = stylesOfServer();
  expect(groups).toMatch(/^box:2:\w+ frame:1:\w+$/);
  expect(css).not.toContain('sc-');
});

it('leaves the rules to the library if the browser dropped some', () => {
  const { css, groups } = stylesOfServer();
  addStyles({ css, groups: `${groups} other:1:x` });
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });
  adoptStyles(document);
  expect(reportError).toHaveBeenCalledTimes(1);
});

it('adopts the rules of the page and inserts new rules beside their component', () => {
  const sheet = addStyles(stylesOfServer());
  const before = selectorsOf(sheet);
  expect(before).toHaveLength(3);
  adoptStyles(document);
  render(<Frame />);
  expect(selectorsOf(sheet)).toEqual(before);
  render(<Box $wide />);
  const after = selectorsOf(sheet);
  expect(after).toHaveLength(5);
  // The rules of Box, old and new, come before the rule of Frame, which extends Box.
  expect(after[4]).toBe(before[2]);
  expect(after.slice(2, 4).join('')).toContain('90%');
});

it.each([
  [
    '@media (hover: hover){.a:hover,.b:hover::before{color:red;top:0;}}',
    '.a:hover,.b:hover::before{@media (hover: hover){color:red;top:0;}}',
  ],
  ['@media print{.a{top:0;}.b{top:1px;}}', '@media print{.a{top:0;}.b{top:1px;}}'],
  ['.a{top:0;}', '.a{top:0;}'],
])('nests the query of %s', (rule, nested) => {
  expect(nestMedia(rule)).toBe(nested);
});
