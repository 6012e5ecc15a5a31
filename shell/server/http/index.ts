// Answers every request that is not for a page: files, calls of the API, health checks and refusals.

export { type ApiWatch, watchApi } from './apiWatch';
export { checkProxyKey } from './proxyKey';
export { createClientErrorHandler } from './clientErrors';
export { createContentPolicy, sourceHash, type InlineSources, securityHeaders } from './contentPolicy';
export { availableDictionary } from './dictionaries';
export { createDocumentLimit } from './documentLimit';
export { callPrefixes, forwardToApi } from './forward';
export { serveHealth } from './health';
export { denyAllPolicy, languageOf, renderPlainPage, refuse, sendPlain, insertFirstElement } from './refuse';
export { acceptedEncoding, serveFiles } from './serveFiles';
export { serveRemoteIndex } from './serveRemoteIndex';
export { readShellFiles, type ShellFiles } from './shellFiles';
export { serveSpeculationRules, speculationHeader, speculationOf } from './speculation';
export { setVisitorCookie, releaseFor } from './visitor';
