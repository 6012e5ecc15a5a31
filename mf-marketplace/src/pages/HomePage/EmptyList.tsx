import type { ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { EmptyState, linkLook } from '@caravan/shared/ui';
import { FilterLink } from '../../components/FilterLink';

interface WayOut {
  readonly title: string;
  readonly text?: string;
  /** The query that the link shows. */
  readonly search: string;
  readonly link: string;
}

interface EmptyListProps {
  readonly section: string;
  /** Of all pages: more than none where this page is beyond the last. */
  readonly total: number;
  /** The query of the first page. */
  readonly firstPage: string;
  /** Where no page has anything. */
  readonly empty: WayOut;
  /** Called when the way out is taken: the link is gone afterwards, and the focus with it. */
  readonly onLeave: () => void;
}

/** A page of a list with nothing on it: why, and the way to one that has something. */
export const EmptyList = ({ section, total, firstPage, empty, onLeave }: EmptyListProps): ReactElement => {
  const t = useTexts('marketplace');
  const beyond = { title: t('pages.beyond'), search: firstPage, link: t('pages.first') };
  const { title, text, search, link }: WayOut = total > 0 ? beyond : empty;
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Way section={section} search={search} onClick={onLeave}>
          {link}
        </Way>
      }
    />
  );
};

const Way = styled(FilterLink)`
  ${linkLook}
  padding-block: ${space[1]};
`;
