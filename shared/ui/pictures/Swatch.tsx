import { styled } from 'styled-components';
import { colour, radius, size, space } from '../../theme';

/** Props of `Swatch`. Several colours share the chip (two-tone paint). */
interface SwatchProps {
  colours: readonly string[];
  label: string;
  size?: 'small' | 'medium' | 'large';
}

const pixels = { small: 16, medium: 24, large: 40 } as const;

/** A colour chip with its name. The colour is an SVG attribute, which the CSP allows. */
export function Swatch({ colours, label, size: swatchSize = 'small' }: SwatchProps) {
  const side = pixels[swatchSize];
  const band = 24 / Math.max(1, colours.length);
  return (
    <Line>
      <Chip width={side} height={side} viewBox="0 0 24 24" aria-hidden="true">
        {colours.map((fill, index) => (
          <rect key={`${fill}-${index}`} x={index * band} y="0" width={band} height="24" fill={fill} />
        ))}
        <rect className="edge" x="0.5" y="0.5" width="23" height="23" rx="3.5" />
      </Chip>
      <span>{label}</span>
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
