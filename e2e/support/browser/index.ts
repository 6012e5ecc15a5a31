// Visitors in Chromium, and what tests read of their pages: console, requests, focus, accessibility, bytes.
export { accessibilityLines } from './accessibilityLines';
export { accessibilityFaults, bestPractice } from './accessible';
export { finishAnimations } from './animations';
export {
  hasHeadlessShell,
  launchChromium,
  wholeChromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Protocol,
  type Target,
  type Viewport,
} from './chromium';
export { downloaded, keepDownloads } from './downloads';
export { drag } from './drag';
export { walk, walkTo, whenFocused, type Walk } from './focusWalk';
export { bytesOf, firstVisit, heavyAmong, weightOf, type FirstVisit } from './pageWeight';
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
export { useVisitors } from './useVisitors';
