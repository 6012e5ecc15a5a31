import {
  drawAccessorySocial,
  drawCarSocial,
  drawNewsSocial,
  drawSiteSocial,
  drawVehicleSocial,
  type CarShape,
  type Paint,
  type Wheel,
} from '../index';
import { PAINTS, SHAPES, WHEELS } from '../testing/facts';
import { faultOf } from '../testing/wellFormed';

const [shape, paint, wheel]: [CarShape | undefined, Paint | undefined, Wheel | undefined] = [
  SHAPES[0],
  PAINTS[0],
  WHEELS[0],
];

it('draws previews in the size that networks show, without letters that need a font', () => {
  if (!shape || !paint || !wheel) throw new Error('no facts');
  const drawn = [
    drawCarSocial(shape, paint, wheel),
    drawVehicleSocial(shape, paint, wheel),
    drawNewsSocial('one', 'port'),
    drawAccessorySocial('charger'),
    drawSiteSocial(),
  ];
  expect(drawn.map(faultOf)).toEqual(drawn.map(() => null));
  for (const svg of drawn) {
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"')).toBe(true);
    expect(svg).not.toContain('<text');
  }
});

it('draws every series', () => {
  SHAPES.forEach((each, i) => {
    const [chosen = paint, rims = wheel] = [PAINTS[i % PAINTS.length], WHEELS[i % WHEELS.length]];
    if (!chosen || !rims) throw new Error('no facts');
    expect([each.seed, faultOf(drawVehicleSocial(each, chosen, rims))]).toEqual([each.seed, null]);
  });
});
