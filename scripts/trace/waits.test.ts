import type { ReceivedSpan } from './receiver';
import { spanOf } from './testing';
import { longestWaits } from './waits';

const waitsOf = (...spans: readonly ReceivedSpan[]) => longestWaits(spans).map(({ span: { id }, ms }) => [id, ms]);

describe('what a trace waited for', () => {
  it('does not include what ran beside something slower', () => {
    expect(waitsOf(spanOf('page', '', 0, 100), spanOf('slow', 'page', 0, 90), spanOf('fast', 'page', 0, 80))).toEqual([
      ['slow', 90],
      ['page', 10],
    ]);
  });

  it('includes what ran before something that ended later', () => {
    expect(
      waitsOf(spanOf('page', '', 0, 100), spanOf('first', 'page', 0, 60), spanOf('second', 'page', 40, 100)),
    ).toEqual([
      ['second', 60],
      ['first', 40],
      ['page', 0],
    ]);
  });

  it('does not include what ended after the answer', () => {
    expect(waitsOf(spanOf('page', '', 0, 100), spanOf('report', 'page', 120, 130))).toEqual([['page', 100]]);
  });
});
