// Cards, sections and states of a page.
export { Breadcrumbs, type Crumb } from './Breadcrumbs';
export { ButtonRow } from './ButtonRow';
export { Card, CardLink, cardLink } from './Card';
export { Disclosure, type DisclosureProps } from './Disclosure';
export { EmptyState, type EmptyStateProps } from './EmptyState';
export { Notice } from './Notice';
export { PageHeading, type PageHeadingProps } from './PageHeading';
export { ProgressLine } from './ProgressLine';
export { Section, type SectionProps } from './Section';
export { FailureNotice, type FailureNoticeProps } from './FailureNotice';
export { SmallText } from './SmallText';
export { Skeleton, type SkeletonProps } from './Skeleton';
