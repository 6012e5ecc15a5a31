// Starts, confines, asks and ends the processes that render.

export { findPackages, workerUser } from './confinement';
export { createRenderPool, NotRunning, type QuarantinedVersion, type RenderPool, SHELL } from './renderPool';
export { startRenderProcess } from './renderProcess';
export { limitsFromNow, OutOfTime, type RenderLimits } from './timeBudget';
