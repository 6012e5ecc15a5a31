import type { Body } from '../../body/body';
import { curve } from '../../geometry/curve';
import type { Frame } from '../../geometry/frame';

/** Half the width of a wheel arch where it meets the sill. */
export function archFoot(body: Body, radius: number, height: number): number {
  const rise = body.tyre - height;
  return Math.sqrt(Math.max(0, radius * radius - rise * rise));
}

/** The wheel arch as part of a path that runs from rear to front along the sill. */
function archArc(body: Body, axle: number, f: Frame): string {
  const foot = archFoot(body, body.arch, body.sill);
  const r = f.len(body.arch);
  return `L${f.at(axle + foot, body.sill)}A${r} ${r} 0 1 0 ${f.at(axle - foot, body.sill)}`;
}

/** The whole painted body with both arches cut out. */
export function bodyPath(body: Body, f: Frame): string {
  return `${curve(body.outline, f)}${archArc(body, body.rearAxle, f)}${archArc(body, body.frontAxle, f)}Z`;
}
