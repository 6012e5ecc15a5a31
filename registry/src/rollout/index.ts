// Gives a version to a share of visitors first.

export { advanceIfDue, findDueChange } from './advance';
export { pauseRollout, promoteRollout, resumeRollout, setSteps, stopRollout } from './change';
export { DEFAULT_LIMITS, parseLimits } from './limits';
export { type EvidenceFigures, readRollout, type RolloutOverview } from './overview';
export { publishPreview } from './preview';
export { type RolloutSchedule, scheduleOf } from './running';
export { parseSteps } from './schedule';
export { checkedRollout, type RolloutPlan, startRollout } from './start';
export { rollBackFailing } from './rollBackFailing';
