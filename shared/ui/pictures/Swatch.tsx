import { styled } from 'styled-components';
import { colour, radius, size, space } from '../../theme';
import { VisuallyHidden } from '../base';

/**
 * Props of `Swatch`. Several colours share the chip (two-tone paint). `hideLabel` keeps the label for screen readers.
 */
export interface SwatchProps {
  colours: readonly string[];
  label: string;
  size?: 'small' | 'medium' | 'large';
  hideLabel?: boolean;
}

const pixels = { small: 16, medium: 24, large: 40 } as const;

/** A colour chip with its name. The colour is an SVG attribute, which the CSP allows. */
export function Swatch({ colours, label, size: look = 'small', hideLabel = false }: SwatchProps) {
  const side = pixels[look];
  const band = 24 / Math.max(1, colours.length);
  return (
    <Line>
      <Chip width={side} height={side} viewBox="0 0 24 24" aria-hidden="true">
        {colours.map((fill, index) => (
          <rect key={`${fill}-${index}`} x={index * band} y="0" width={band} height="24" fill={fill} />
        ))}
        <rect className="edge" x="0.5" y="0.5" width="23" height="23" rx="3.5" />
      </Chip>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Line>
  );
}

const Line = styled.span`
  position: relative;
  display: inline-flex;
  align-items: baseline;
  gap: ${space[1]};
  font-size: ${size.small};
`;

const Chip = styled.svg`
  flex: none;
  align-self: center;
  overflow: hidden;
  border-radius: ${radius.card};
  .edge {
    fill: none;
    stroke: ${colour.lineStrong};
  }
`;
