// Counts what the server and browsers report: metrics, and which versions work.

export { addMetrics } from './metrics';
export { createPageViews } from './pageViews';
export { parsePartnerReport } from './parseReport';
export { takeReports } from './reports';
export { serveRollouts } from './rollouts';
export { serverName, WRITE_INTERVAL } from './tallies';
export { createVersionNotes, type VersionNotes } from './versionNotes';
