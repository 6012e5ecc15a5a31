import { brightness, darken, lighten, mix } from '../colour/mix';
import type { Wheel } from '../types';

/** The surfaces of one wheel: lit and shaded flank of a spoke, its edge, the depth behind it. */
export interface WheelTones {
  face: string;
  lit: string;
  shade: string;
  edge: string;
  pocket: string;
  lip: string;
}

export function wheelTones(wheel: Wheel): WheelTones {
  const { hex } = wheel;
  const dark = brightness(hex) < 0.25;
  const matte = wheel.finish.includes('matte');
  const polished = /polished|machined|two-tone|silver\/black/.test(wheel.finish);
  return {
    face: hex,
    lit: lighten(hex, matte ? 0.14 : dark ? 0.26 : 0.5),
    shade: darken(hex, dark ? 0.35 : 0.34),
    edge: darken(hex, dark ? 0.55 : 0.55),
    pocket: mix('#0d0e11', hex, 0.04),
    lip: polished ? '#d9dde1' : lighten(hex, dark ? 0.2 : 0.25),
  };
}
