import { skipToken } from '@reduxjs/toolkit/query/react';
import { styled } from 'styled-components';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { Section, Skeleton, useHydrated } from '@caravan/shared/ui';
import { api } from '../../../api/api';
import { Scripted } from '../../../components/Scripted';
import { Messages } from './Messages';
import { MessageSwitch } from './MessageSwitch';
import { SavedSearches } from './SavedSearches';
import { WATCHING_ID } from './watchingId';

/** Messages and saved searches of the account (MKT-4). They load after hydration, because the server does not know the account. */
export const Watching = () => {
  const t = useTexts('marketplace');
  const { session, open } = useSite();
  const isSignedIn = session.status === 'in';
  const query = api.query('watching').useQuery(useHydrated() && isSignedIn ? {} : skipToken);
  const changed = (): void => void query.refetch();
  return (
    <Section id={WATCHING_ID} title={t('watching.title')} lead={t('watching.lead')}>
      {isSignedIn ? (
        <Fetched query={query} skeleton={<Skeleton $height="12rem" />} failure={t('watching.failed')}>
          {({ searches, messages }) => (
            <Parts>
              <MessageSwitch isOn={messages.on} email={messages.email} onChange={changed} />
              <Messages messages={messages} onRead={changed} />
              <SavedSearches searches={searches} onChange={changed} />
            </Parts>
          )}
        </Fetched>
      ) : (
        <Scripted onClick={() => open('login')}>{t('watching.signIn')}</Scripted>
      )}
    </Section>
  );
};

const Parts = styled.div`
  display: grid;
  gap: ${space[4]};
`;
