/**
 * Lets the server outlive what a section's code leaves alone: a promise that fails with nobody waiting for it would end
 * the process, and with it every other section.
 */
export const keepRunning = (server: NodeJS.Process, onFailure: (error: unknown) => void): void => {
  server.on('unhandledRejection', onFailure);
};
