// The names of styled-components that remotes and the shell use.
// oxlint-disable-next-line no-default-export -- the library's documents import `styled` as its default
export { createGlobalStyle, css, keyframes, styled, styled as default } from 'styled-components';
