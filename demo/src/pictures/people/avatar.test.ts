import { drawAvatar } from '../index';
import { faultOf } from '../testing/wellFormed';

it('draws three portraits, each its own, the same each time', () => {
  const drawn = [0, 1, 2].map(drawAvatar);
  expect(drawn.map(faultOf)).toEqual([null, null, null]);
  expect(new Set(drawn).size).toBe(3);
  expect([0, 1, 2].map(drawAvatar)).toEqual(drawn);
});
