// Counts what the server and browsers report: metrics, and which versions work.

export { addMetrics } from './metrics';
export { createPageViews } from './pageViews';
export { createRenderMeasures, type RenderMeasures } from './renders';
export { parsePartnerReport } from './parseReport';
export { receiveReports } from './reports';
export { traceRequests } from './requestSpans';
export { serveRollouts } from './rollouts';
export { serverName, WRITE_INTERVAL_MS } from './tallies';
export { createVersionHealth, type VersionHealth } from './versionHealth';
