import { __PRIVATE__ } from 'styled-components';

/**
 * The style sheet of styled-components, which has no public interface.
 *
 * - What for: the server writes the rules of a page without the library's markers (`shell/server/render/pageStyles.ts`). The
 *   browser tells the library which rules are there (`shell/browser/boot/adoptStyles.ts`).
 * - Gain: on /home 250 ms of CPU time of the main thread (735 to 483). Recalculating styles is part of it (206 to 18). Medians
 *   of three first visits each, in turn, on 25 November 2026.
 * - Upstream: https://github.com/styled-components/styled-components/issues/3197
 * - Public way: `ServerStyleSheet` on the server, and no `adoptStyles` in the browser. Components then insert their rules
 *   again, as they do today if the browser dropped a rule of the page.
 */
export const { StyleSheet, mainSheet } = __PRIVATE__;
