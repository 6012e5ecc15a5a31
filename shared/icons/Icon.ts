import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** The shapes of an icon of `lucide`, in a square of 24 units. */
  readonly of: IconNode;
}

/**
 * Shows an icon: 24 px by default, in the text's colour, hidden from assistive technology. `lucide-react` does the same, but
 * brings contexts and options of its own into the bundle of each remote.
 */
export const Icon = ({ of: shapes, ...rest }: IconProps) =>
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
      ...rest,
    },
    ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
  );
