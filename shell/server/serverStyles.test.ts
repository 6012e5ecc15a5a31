import { serverStyles } from './serverStyles';

it('has nothing of a page without styles', () => {
  expect(serverStyles('')).toEqual({ css: '', groups: '' });
});

it('counts the rules of each component, keyframes too', () => {
  const text =
    '<style data-styled="true" data-styled-version="6">.a{top:0;}/*!sc*/\n@media print{.a{top:1px;}}/*!sc*/\ndata-styled.g1[id="sc-1"]{content:"a,b,"}/*!sc*/\n' +
    '@keyframes k{from{top:0;}}/*!sc*/\ndata-styled.g7[id="sc-keyframes-k"]{content:"k,"}/*!sc*/\n</style>';
  expect(serverStyles(text)).toEqual({
    css: '.a{top:0;}@media print{.a{top:1px;}}@keyframes k{from{top:0;}}',
    groups: 'sc-1:2:a,b sc-keyframes-k:1:k',
  });
});
