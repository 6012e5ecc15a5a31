/**
 * Calls `stop` once: at a signal, or when the supervisor, if there is one, has ended. Ctrl-C brings a signal from the terminal and one
 * from the supervisor. Answers the supervisor's health pings.
 */
export const stopWithSupervisor = (stop: () => void): void => {
  let isStopping = false;
  const stopOnce = (): void => {
    if (!isStopping) stop();
    isStopping = true;
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, stopOnce);
  process.on('message', () => process.send?.('alive'));
  if (process.send && !process.connected) stopOnce();
};
