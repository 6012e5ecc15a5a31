import type { ReactElement } from 'react';
import { ButtonLink, EmptyState, PageHeading } from '@caravan/shared/ui';

interface GoneProps {
  readonly title: string;
  readonly text: string;
  /** Where the way back leads, and its words. */
  readonly to: string;
  readonly link: string;
}

/** Where the server says only after the page was drawn that its address names nothing: that, and a way back. */
export const Gone = ({ title, text, to, link }: GoneProps): ReactElement => (
  <>
    <PageHeading title={title} />
    <EmptyState title={text} action={<ButtonLink to={to}>{link}</ButtonLink>} />
  </>
);
