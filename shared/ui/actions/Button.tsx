import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { buttonStyle, type ButtonStyleProps, type ButtonSize, type ButtonVariant } from './buttonStyles';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  /** Busy: keeps width and focus, announces itself, ignores clicks. */
  loading?: boolean;
  icon?: ReactNode;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  loading = false,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $wide={wide}
      onClick={handleClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
    >
      {loading ? (
        <Spinner viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6.5" />
        </Spinner>
      ) : (
        icon
      )}
      {children}
    </StyledButton>
  );
}

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

const rotate = keyframes`
  to { transform: rotate(1turn); }
`;

const Spinner = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-dasharray: 28 13;
  animation: ${rotate} 900ms linear infinite;
`;
