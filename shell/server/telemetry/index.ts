// Counts what the server and browsers report: metrics, and which versions work.

export { addMetrics } from './metrics';
export { parseReport, takeReports } from './reports';
export { serverName, WRITE_INTERVAL } from './tallies';
export { createVersionNotes, type VersionNotes } from './versionNotes';
