import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { EmptyState, linkLook } from '@caravan/shared/ui';
import { listSearch } from '../../api/listView';
import { FilterLink } from '../FilterLink';
import { useList } from './listPlace';

/** A page after the last one, and the way to the first. */
export const BeyondEnd = ({ onLeave }: { readonly onLeave: () => void }): ReactElement => {
  const t = useTexts('marketplace');
  const { page } = useList();
  return (
    <EmptyState
      title={t('pages.beyond')}
      action={
        <Way page={page} search={(search) => listSearch(search, {})} onClick={onLeave}>
          {t('pages.first')}
        </Way>
      }
    />
  );
};

const Way = styled(FilterLink)`
  ${linkLook}
  padding-block: ${space[1]};
`;
