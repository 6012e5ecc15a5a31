import type { MouseEventHandler } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { EmptyState, linkStyle } from '@caravan/shared/ui';
import { changeListSearch } from '../../api/listView';
import { FilterLink } from '../FilterLink';
import { useList } from './listContext';

/** Message for a page after the last one, with a link to the first page. */
export const PastEnd = ({ onLeave }: { readonly onLeave: MouseEventHandler }) => {
  const t = useTexts('marketplace');
  const { page } = useList();
  return (
    <EmptyState
      title={t('pages.pastEnd')}
      action={
        <FirstPageLink page={page} search={(search) => changeListSearch(search, {})} onClick={onLeave}>
          {t('pages.first')}
        </FirstPageLink>
      }
    />
  );
};

const FirstPageLink = styled(FilterLink)`
  ${linkStyle}
  padding-block: ${space[1]};
`;
