import { createElement, type SVGProps } from 'react';

/** The shapes of an icon of `lucide`, in a square of 24 units. */
type Shapes = readonly (readonly [tag: string, attributes: object])[];

/**
 * Creates an icon component: 24 px by default, in the text's colour, hidden from assistive technology. `lucide-react` does
 * the same, but brings contexts and options of its own into the bundle of each remote.
 */
export const createIcon =
  (name: string, shapes: Shapes) =>
  ({ className = '', ...rest }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: `lucide lucide-${name} ${className}`.trim(),
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
