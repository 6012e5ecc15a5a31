/** Calls `stop` at a signal, and when the supervisor (`npm start`) has ended. Answers its health pings. */
export const stopWithSupervisor = (stop: () => void): void => {
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, stop);
  process.on('message', () => process.send?.('alive'));
  if (process.send && !process.connected) stop();
};
