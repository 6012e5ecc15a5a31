import { figures } from '../testing/figures';
import { indexAtX } from './geometry';

describe('indexAtX', () => {
  it('finds the period at a position', () => {
    const indexes = [0, 400, 800].map((x) => indexAtX(x, 800, 16, figures));
    expect(indexes).toEqual([0, 1, 2]);
  });

  it('respects the room that larger text takes beside the plot', () => {
    const indexes = [16, 32].map((rem) => indexAtX(310, 800, rem, figures));
    expect(indexes).toEqual([1, 0]);
  });
});
