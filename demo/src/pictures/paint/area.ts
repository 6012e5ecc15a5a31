/** The area of the picture that the bodywork fills, in pixels, and from where it is seen. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  seen: 'side' | 'end';
}

/** What a film prints on: the inks are the film's own, first the ground colour. */
export interface Print {
  id: string;
  area: Area;
  ground: string;
  inks: readonly [string, string, string];
}

export interface Printed {
  defs: string;
  body: string;
}

/** A point of the area by shares of its width and height, as "x y". */
export function spot(area: Area, u: number, v: number): string {
  return `${Math.round(area.x + u * area.width)} ${Math.round(area.y + v * area.height)}`;
}
