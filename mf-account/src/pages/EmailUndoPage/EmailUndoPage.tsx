import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import type { PageProps } from '@caravan/shared/page';
import { space } from '@caravan/shared/theme';
import { Button, ButtonLink, EmptyState, PageHeading } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { definePage } from '../../define';

interface View {
  /** Token of the mail; empty if the address has none. */
  readonly token: string;
  /** Result of the form that was sent without scripts. */
  readonly state: 'done' | 'over' | null;
}

const FORM = '/tech/user/undoEmailChange/form';

const Ended = ({ state }: { readonly state: 'done' | 'over' }) => {
  const t = useTexts('account');
  const isDone = state === 'done';
  return (
    <>
      <PageHeading title={t(`undo.${state}`)} />
      <EmptyState
        title={t(`undo.${state}Text`)}
        action={
          <ButtonLink variant="primary" to={isDone ? '/login' : '/contacts-us'}>
            {t(isDone ? 'undo.signIn' : 'undo.contact')}
          </ButtonLink>
        }
      />
    </>
  );
};

/**
 * The page linked in the mail about a change of e-mail (ACC-6). It acts only on a button press, because mail scanners
 * open links. Works as a plain form without scripts.
 */
const EmailUndoPage = ({ view: { token, state } }: PageProps<View, object>) => {
  const t = useTexts('account');
  const { lang } = useSite();
  const [undo, { isLoading }] = api.mutation('undoEmailChange').useMutation();
  const [isDone, setDone] = useState(false);
  const ended = isDone ? 'done' : (state ?? (token === '' ? 'over' : null));
  if (ended) return <Ended state={ended} />;
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    void undo({ token }).then(({ data }) => {
      if (data) setDone(true);
    });
  };
  return (
    <>
      <PageHeading title={t('undo.title')} lead={t('undo.text')} />
      <Form method="post" action={FORM} onSubmit={handleSubmit}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="lang" value={lang} />
        <Button type="submit" variant="primary" loading={isLoading}>
          {t('undo.action')}
        </Button>
      </Form>
    </>
  );
};

export const page = definePage('email-undo', {
  address: ({ search }): View => {
    const state = search.get('state');
    return {
      token: /^[\w-]{43}$/.exec(search.get('token') ?? '')?.[0] ?? '',
      state: state === 'done' || state === 'over' ? state : null,
    };
  },
  queries: () => ({}),
  View: EmailUndoPage,
});

const Form = styled.form`
  padding-block: ${space[3]} ${space[8]};
`;
