import type { Visitor } from './visitor';

/** Ends a visit, and fails where the console said anything in it. */
export const leaveInSilence = async ({ complaints, leave }: Visitor): Promise<void> => {
  await leave();
  if (complaints.length > 0) throw new Error(`the console is not empty:\n${complaints.join('\n')}`);
};
