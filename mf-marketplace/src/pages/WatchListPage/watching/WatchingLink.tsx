import { skipToken } from '@reduxjs/toolkit/query/react';
import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { Badge, linkStyle, useHydrated } from '@caravan/shared/ui';
import { api } from '../../../api/api';
import { useOwnAnswer } from '../useOwnAnswer';
import { WATCHING_ID } from './watchingId';

/** A link to the messages below the list, with the number of unread ones. */
export const WatchingLink = () => {
  const t = useTexts('marketplace');
  const { session } = useSite();
  const query = api.query('watching').useQuery(useHydrated() && session.status === 'in' ? {} : skipToken);
  const { data } = useOwnAnswer(query);
  const unread = data?.messages.unread ?? 0;
  return (
    <Line>
      <Jump href={`#${WATCHING_ID}`}>{t('watching.title')}</Jump>{' '}
      {unread > 0 && <Badge tone="accent">{t('watching.unread', { number: unread })}</Badge>}
    </Line>
  );
};

const Line = styled.p`
  margin-bottom: ${space[1]};
`;

const Jump = styled.a`
  ${linkStyle}
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;
