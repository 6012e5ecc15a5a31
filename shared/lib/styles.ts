// What sections and shell use of styled-components, and so what the site shares.
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
