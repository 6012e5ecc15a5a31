/** Reports that this process of the cluster is ready, answers the supervisor's health pings, and ends at a signal or with the supervisor. */
export const reportReady = (name: string, address: string): void => {
  const end = (): never => process.exit(0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
  process.on('message', () => process.send?.('alive'));
  if (process.send && !process.connected) end();
  process.stdout.write(`${name} ready ${address}\n`);
};
