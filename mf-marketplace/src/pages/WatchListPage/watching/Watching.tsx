import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import type { Language, Market } from '@caravan/shared/terms';
import { space, measure } from '@caravan/shared/theme';
import { Section, Skeleton, useHydrated, Button } from '@caravan/shared/ui';
import { api } from '../../../api/api';
import { ScriptedButton } from '../../../components/ScriptedButton';
import { Messages } from './Messages';
import { useOwnAnswer } from '../useOwnAnswer';
import { SavedSearches } from './SavedSearches';
import { WATCHING_ID } from './watchingId';

/** Height of the section's content without messages and searches. */
const EMPTY_HEIGHT = '16rem';

/** Messages and saved searches of the account (MKT-4). They load after hydration, because the server does not know the account. */
export const Watching = () => {
  const t = useTexts('marketplace');
  const { session, open } = useSite();
  const isSignedIn = session.status === 'in';
  const query = useOwnAnswer(api.query('watching').useQuery(useHydrated() && isSignedIn ? {} : skipToken));
  const handleChange = (): void => void query.refetch();
  return (
    <Section id={WATCHING_ID} title={t('watching.title')} lead={t('watching.lead')}>
      {isSignedIn ? (
        <Fetched query={query} skeleton={<Skeleton $height={EMPTY_HEIGHT} />} failure={t('watching.failed')}>
          {({ searches, messages }) => (
            <Parts>
              <MessageSwitch messages={messages} onChange={handleChange} />
              <Messages messages={messages} onRead={handleChange} />
              <SavedSearches searches={searches} onChange={handleChange} />
            </Parts>
          )}
        </Fetched>
      ) : (
        <ScriptedButton onClick={() => open('login')}>{t('watching.signIn')}</ScriptedButton>
      )}
    </Section>
  );
};

interface MessageSwitchProps {
  readonly messages: {
    readonly on: boolean;
    readonly email: string;
    readonly language?: Language | undefined;
    readonly country?: Market | undefined;
  };
  readonly onChange: () => void;
}

/** Says whether messages are on, and turns them on or off. Offers the language and country of the page if the mails have others. */
const MessageSwitch = ({ messages, onChange }: MessageSwitchProps) => {
  const t = useTexts('marketplace');
  const { lang, country } = useSite();
  const line = useRef<HTMLDivElement>(null);
  const { on: isOn, email, language = lang, country: mailCountry = country } = messages;
  const isOther = isOn && (language !== lang || mailCountry !== country);
  const [switchMessages, { isLoading }] = api.mutation('switchMessages').useMutation();
  const handleClick = async ({ detail }: MouseEvent, on: boolean): Promise<void> => {
    // The second click of a double click would undo the first one.
    if (detail > 1) return;
    const { data } = await switchMessages({ on, country });
    if (!data) return;
    // The second button disappears. The visitor may have moved on meanwhile.
    if (on === isOn && line.current?.contains(document.activeElement)) line.current.focus({ preventScroll: true });
    onChange();
  };
  return (
    <Line ref={line} tabIndex={-1}>
      <output>
        {t(isOn ? 'watching.on' : 'watching.off', { email })} {isOther && t('watching.other')}
      </output>
      {isOther && (
        <Button loading={isLoading} onClick={(event) => void handleClick(event, true)}>
          {t('watching.adopt')}
        </Button>
      )}
      <Button
        variant={isOn ? 'secondary' : 'primary'}
        loading={isLoading}
        onClick={(event) => void handleClick(event, !isOn)}
      >
        {t(isOn ? 'watching.turnOff' : 'watching.turnOn')}
      </Button>
    </Line>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  outline: none;
  > output {
    flex: 1 1 16rem;
    max-width: ${measure.text};
    overflow-wrap: anywhere;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${space[4]};
`;
