// Visitors in Chromium and functions that read console, requests, focus, accessibility and bytes of their pages.
export { accessibilityLines } from './accessibilityLines';
export { accessibilityFaults, BEST_PRACTICE_TAG } from './accessible';
export { finishAnimations } from './animations';
export {
  hasHeadlessShell,
  launchChromium,
  findFullChromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Protocol,
  type Viewport,
} from './chromium';
export { waitForDownloads, saveDownloadsIn } from './downloads';
export { drag } from './drag';
export { walk, walkTo, whenFocused, type Walk } from './focusWalk';
export { bytesOf, firstVisit, findHeavyLibraries, weightOf } from './pageWeight';
export { watchRequests, whenNetworkIdle } from './requests';
export { saveData } from './saveData';
export {
  closeTab,
  disconnect,
  hideTab,
  newVisitor,
  showTab,
  whenHydrated,
  type Visitor,
  type VisitorOptions,
} from './visitor';
export { setUpVisitors } from './setUpVisitors';
