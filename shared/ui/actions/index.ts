// Buttons, links and menus.
export { AddressLink } from './AddressLink';
export { Button } from './Button';
export { ButtonLink } from './ButtonLink';
export { Dropdown, dropdownItem } from './Dropdown';
export { ViewLink, type ViewAddress } from './ViewLink';
export { IconButton } from './IconButton';
export { SourceLink } from './SourceLink';
export { Anchor, linkStyle, MoreLink, TextLink } from './TextLink';
