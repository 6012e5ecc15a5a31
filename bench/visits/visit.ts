import { blockingTime, tasksAfterPaint } from './blockingTime';
import { chainDepth } from './chainDepth';
import { waitUntilIdle, type Visitor } from './visitor';

/** The measurements of a visit, in bytes over the network and milliseconds. */
export interface VisitFigures {
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly htmlBytes: number;
  readonly depth: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  /** The longest task over 50 ms after the first paint, or 0. */
  readonly longest: number;
  readonly shift: number;
}

export const sumOfBytes = (sizes: readonly { readonly bytes: number | null }[]): number =>
  sizes.reduce((all, { bytes }) => all + (bytes ?? 0), 0);

/** Opens an address and measures until the page is idle. */
export const visit = async (visitor: Visitor, address: string): Promise<VisitFigures> => {
  await visitor.page.goto(address, { waitUntil: 'domcontentloaded' });
  await waitUntilIdle(visitor);
  const measurements = await visitor.measurements();
  const requests = visitor.requests.withoutPreloads();
  return {
    requests: requests.length,
    bytes: sumOfBytes(requests),
    scriptBytes: sumOfBytes(requests.filter(({ isScript }) => isScript)),
    htmlBytes: sumOfBytes(requests.filter(({ initiator }) => initiator === null)),
    depth: chainDepth(requests),
    firstPaint: measurements.firstPaint,
    largestPaint: measurements.largestPaint,
    blocked: blockingTime(measurements),
    longest: Math.max(0, ...tasksAfterPaint(measurements)),
    shift: measurements.shift,
  };
};
