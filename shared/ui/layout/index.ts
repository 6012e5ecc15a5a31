// Cards, sections and states of a page.
export { Breadcrumbs, type Crumb } from './Breadcrumbs';
export { ButtonRow } from './ButtonRow';
export { CardLink, cardLink } from './Card';
export { Disclosure } from './Disclosure';
export { EmptyState } from './EmptyState';
export { Notice } from './Notice';
export { PageHeading } from './PageHeading';
export { ProgressLine } from './ProgressLine';
export { Section } from './Section';
export { FailureNotice } from './FailureNotice';
export { SmallText } from './SmallText';
export { Skeleton } from './Skeleton';
