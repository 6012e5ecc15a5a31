import { css, type RuleSet } from 'styled-components';
import { colour, font, media, radius, size, space } from '../../theme';

/** `primary` is the main action, `secondary` is outlined, `quiet` is text only. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** `medium` is 44 px high, `small` 36 px, `large` 52 px. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Style props shared by buttons and links that look like buttons. */
export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

const variants: Record<ButtonVariant, RuleSet> = {
  primary: css`
    background: ${colour.accent};
    border-color: ${colour.accent};
    color: ${colour.onAccent};
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${colour.accentStrong};
        border-color: ${colour.accentStrong};
        color: ${colour.onAccent};
      }
    }
  `,
  secondary: css`
    background: transparent;
    border-color: ${colour.lineStrong};
    color: ${colour.ink};
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${colour.wash};
        border-color: ${colour.ink};
        color: ${colour.ink};
      }
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${colour.accent};
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${colour.accentWash};
        color: ${colour.accentStrong};
      }
    }
  `,
};

const sizes: Record<ButtonSize, RuleSet> = {
  small: css`
    min-height: 2.25rem;
    padding: ${space.half} ${space[1]};
    padding-inline: 0.75rem;
    font-size: ${size.small};
  `,
  medium: css`
    min-height: 2.75rem;
    padding: ${space[1]} 1.125rem;
  `,
  large: css`
    min-height: 3.25rem;
    padding: 0.75rem ${space[3]};
    font-size: ${size.lead};
  `,
};

/** Style of a button, for `styled.button` and `styled(Link)`. */
export const buttonStyle = css<ButtonStyleProps>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  border: 1px solid;
  border-radius: ${radius.control};
  font-weight: ${font.strong};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  /* Its text stays readable (SHELL-27). A busy button keeps its look. */
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    border-color: ${colour.line};
    background: ${colour.wash};
    color: ${colour.inkFaint};
  }
  svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
`;
