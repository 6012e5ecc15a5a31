import { styled } from 'styled-components';
import { colour, size, space } from '../../theme';

/** Shows a drawing of a sedan and the alt text in place of a missing picture. */
export function PicturePlaceholder({ alt }: { alt: string }) {
  return (
    <Ground role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt}>
      <Drawing viewBox="0 0 120 44" aria-hidden="true">
        <path d="M4 32h10a9 9 0 0 1 18 0h52a9 9 0 0 1 18 0h14v-8c0-4-3-6-8-7l-20-3C80 7 72 4 58 4 44 4 36 8 28 15L10 19c-4 1-6 4-6 8z" />
        <path d="M37 15c6-5 12-7 19-7v8zM60 8c10 0 16 2 22 8H60z" />
        <circle cx="23" cy="32" r="6.5" />
        <circle cx="93" cy="32" r="6.5" />
        <path d="M0 38.5h120" />
      </Drawing>
      {alt !== '' && <Words aria-hidden="true">{alt}</Words>}
    </Ground>
  );
}

const Ground = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  padding: ${space[1]};
`;

const Drawing = styled.svg`
  width: min(42%, 9rem);
  fill: none;
  stroke: ${colour.studioLine};
  stroke-width: 1.25;
  stroke-linejoin: round;
`;

const Words = styled.span`
  max-width: 90%;
  overflow: hidden;
  color: ${colour.studioInk};
  font-size: ${size.tiny};
  line-height: 1.35;
  text-align: center;
`;
