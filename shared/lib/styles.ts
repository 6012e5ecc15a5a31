// What sections and shell use of styled-components, and so what the site shares.
// oxlint-disable-next-line no-default-export -- the library's documents import `styled` as its default
export { createGlobalStyle, css, keyframes, styled, styled as default } from 'styled-components';
