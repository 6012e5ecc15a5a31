/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createGlobalStyle, keyframes, styled, StyleSheetManager } from 'styled-components';
import { mergeStyles } from './mergeStyles';
import { PageSheet } from './pageStyles';

const grow = keyframes`from { top: 0; }`;
const Box = styled.div.withConfig({ componentId: 'box' })<{ $wide?: boolean }>`
  color: red;
  ${({ $wide }) => $wide && 'width: 90%;'}
  @media print {
    top: 1px;
  }
`;
const Moving = styled(Box).withConfig({ componentId: 'moving' })`
  animation: ${grow} 1s;
`;
const Everywhere = createGlobalStyle<{ $top: number }>`
  body { top: ${({ $top }) => $top}px; }
`;

const render = (page: React.ReactNode) => {
  const sheet = new PageSheet();
  const html = renderToString(<StyleSheetManager sheet={sheet}>{page}</StyleSheetManager>);
  return { html, ...mergeStyles([sheet.styles()]) };
};

it('returns no styles for a page without styles', () => {
  expect(render(<p />)).toEqual({ html: '<p></p>', css: '', groups: '' });
});

it('counts the rules of each component, keyframes too, in the order of their definition', () => {
  const { css, groups } = render([<Moving key="1" />, <Box key="2" $wide />]);
  expect(groups).toMatch(/^sc-keyframes-(\w+):1:\1 box:4:\w+,\w+ moving:1:\w+$/);
  expect(css).toMatch(
    /^@keyframes \w+\{from\{top:0;\}\}\.(\w+)\{color:red;\}@media print\{\.\1\{top:1px;\}\}\.(\w+)\{color:red;width:90%;\}@media print\{\.\2\{top:1px;\}\}\.\w+\{animation:\w+ 1s;\}$/,
  );
});

it('returns only the styles that a page uses', () => {
  const first = render(<Moving />);
  expect(render(<Box />).groups).toMatch(/^box:2:\w+$/);
  expect(render(<Moving />)).toEqual(first);
  expect(render(<Everywhere $top={1} />).css).toBe('body{top:1px;}');
  expect(render(<Everywhere $top={2} />).css).toBe('body{top:2px;}');
});
