// Counts what the server and browsers report: metrics, and which versions work.

export { addMetrics } from './metrics';
export { createPageViews } from './pageViews';
export { createRenderMeasures, type RenderMeasures } from './renders';
export { parsePartnerReport } from './parseReport';
export { takeReports } from './reports';
export { traceRequests } from './requestSpans';
export { serveRollouts } from './rollouts';
export { serverName, WRITE_INTERVAL } from './tallies';
export { createVersionNotes, type VersionNotes } from './versionNotes';
