import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonStyleProps, type ButtonSize, type ButtonVariant } from './buttonStyles';

interface ButtonAppearance {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
}

/** Props of `ButtonLink`. `to` is a page of the site, `href` a file or another site, which opens in a new tab. */
type ButtonLinkProps = ButtonAppearance &
  (({ href?: never } & ComponentProps<typeof Link>) | ({ to?: never; href: string } & ComponentProps<'a'>));

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  const styleProps = { $variant: variant, $size: size, $wide: wide };
  if (rest.href !== undefined) {
    const newTabProps = rest.href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
    return (
      <StyledAnchor {...styleProps} {...newTabProps} {...rest}>
        {icon}
        {children}
      </StyledAnchor>
    );
  }
  return (
    <StyledLink {...styleProps} {...rest}>
      {icon}
      {children}
    </StyledLink>
  );
}

const StyledAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;
