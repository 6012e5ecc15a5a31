import { stopWithSupervisor } from '@caravan/shared/http';

/** Reports that this process of the cluster is ready, and ends at a signal or with the supervisor. */
export const reportReady = (name: string, address: string): void => {
  stopWithSupervisor(() => process.exit(0));
  process.stdout.write(`${name} ready ${address}\n`);
};
