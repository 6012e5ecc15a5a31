import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { object } from 'valibot';
import type { UserInfo } from '@caravan/shared/contracts/calls';
import { Form, focusField, useFields, useForm } from '@caravan/shared/form';
import { useSite, useTexts } from '@caravan/shared/site';
import { safeStorage } from '@caravan/shared/storage';
import { colour, size, space } from '@caravan/shared/theme';
import { Button, TextLink } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { CodeField } from '../../components/CodeFields/CodeField';
import { ResendButton } from '../../components/CodeFields/ResendButton';
import { codeSchema } from '../../components/CodeFields/useCodeForm';
import { codePurposes, useCodeRequest } from '../../components/CodeFields/useCodeRequest';

const schema = object({ code: codeSchema });

/** Keys of sent form entries, watched cars, saved advertisers and entries that are not sent yet. */
const PERSONAL_KEYS = ['MessageForm', 'item-collect', 'ad-collect', 'caravan:entries'];

const clearPersonalEntries = (): void => {
  const storages = [safeStorage(() => window.localStorage), safeStorage(() => window.sessionStorage)];
  for (const key of PERSONAL_KEYS) {
    for (const storage of storages) storage.remove(key);
    // The browser sends this event to other tabs only. Here it clears the open forms.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
};

/** Deletes the account by a code that is sent to its address. */
export const DeleteForm = ({ user, onBack }: { readonly user: UserInfo; readonly onBack: () => void }) => {
  const t = useTexts('account');
  const { toast, signOut, visitor } = useSite();
  const [remove] = api.mutation('deleteAccount').useMutation();
  const codeRequest = useCodeRequest(codePurposes.deletion);
  const { sentTo } = codeRequest;
  const form = useForm({
    ...useFields({ code: '' }),
    schema,
    send: async ({ code }) => {
      const { data } = await remove({ code, clientId: visitor().clientId });
      if (!data) return;
      toast({ text: t('data.deleted'), tone: 'success' });
      clearPersonalEntries();
      signOut();
    },
  });
  const { ref, values, errors, isSending, setValue, handleSubmit } = form;
  // The code field replaces the focused button.
  useLayoutEffect(() => {
    if (sentTo !== undefined) focusField(ref.current, 'code');
  }, [ref, sentTo]);
  const { email } = user;
  const error = errors.get('code');
  const send = (): void => void codeRequest.request(email);
  return (
    <>
      <Texts>
        <p>{t('data.goes')}</p>
        <div>
          <p>{t('data.stays')}</p>
          <ul>
            <li>{t('data.staysDraw')}</li>
            <li>{t('data.staysCounts')}</li>
          </ul>
        </div>
        <p>
          {t('data.elsewhere')}{' '}
          <TextLink to="/privacy#rights" target="_blank">
            {t('data.privacy')}
          </TextLink>
        </p>
      </Texts>
      <Form ref={ref} onSubmit={handleSubmit}>
        <Confirm>{t('data.confirm', { email })}</Confirm>
        {sentTo === undefined ? (
          <Button key="send" name="send" variant="primary" wide loading={codeRequest.isSending} onClick={send}>
            {t('sendCode')}
          </Button>
        ) : (
          <>
            <CodeField
              value={values.code}
              error={error && { missing: t('profile.enterCode'), wrong: t('codeFormat') }[error]}
              onChange={(code) => setValue('code', code)}
            />
            <Button key="submit" type="submit" variant="primary" wide loading={isSending}>
              {t('data.deleteNow')}
            </Button>
            <ResendButton codeRequest={codeRequest} onSend={send} />
          </>
        )}
        <Button wide onClick={onBack}>
          {t('profile.back')}
        </Button>
      </Form>
    </>
  );
};

const Texts = styled.div`
  display: grid;
  gap: ${space[1]};
  margin-bottom: ${space[2]};
  font-size: ${size.small};

  ul {
    margin: 0;
    padding-inline-start: ${space[2]};
  }
`;

const Confirm = styled.p`
  overflow-wrap: anywhere;
  color: ${colour.inkSoft};
`;
