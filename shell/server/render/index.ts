// Runs in render workers: renders pages and widgets of one remote to HTML. This entry holds what the shell server shares with them.

export {
  createBootManifest,
  createSiteViews,
  createPageManifest,
  type SiteView,
  createSiteView,
  createViewCheck,
} from './bootManifest';
export { createRandomId } from './callApi';
export { encodeFrame, readFrames } from './frames';
export { mergeStyles, type ServerStyles } from './mergeStyles';
export {
  type RenderResponse,
  responseKinds,
  CHANNEL,
  DATA_TIMEOUT_MS,
  MAX_ERROR_MESSAGE,
  MAX_ERROR_STACK,
  type RenderResponseOf,
  parseMessage,
  type PageRequest,
  type RenderRequest,
  type RenderConfig,
  type Reply,
  type Step,
  type MessageToWorker,
} from './renderMessages';
export { slotsOf } from './pageSlots';
export { createRemoteIndexes } from './remoteIndex';
export { listDeclaredPaths } from './siteAddresses';
