// Buttons, links and menus.
export { Button, type ButtonProps } from './Button';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export type { ButtonSize, ButtonVariant } from './buttonStyles';
export { Dropdown, dropdownItem, type DropdownProps } from './Dropdown';
export { ViewLink, type ViewAddress, type ViewLinkProps } from './ViewLink';
export { IconButton, type IconButtonProps } from './IconButton';
export { SourceLink } from './SourceLink';
export { Anchor, linkLook, MoreLink, TextLink } from './TextLink';
