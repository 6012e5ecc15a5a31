import { styled } from 'styled-components';
import type { UserInfo } from '@caravan/shared/contracts/calls';
import { Form, usePersistedFields } from '@caravan/shared/form';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour } from '@caravan/shared/theme';
import { Button } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { CodeFields } from '../../components/CodeFields/CodeFields';
import { emptyCodeForm, useCodeForm } from '../../components/CodeFields/useCodeForm';
import { codePurposes } from '../../components/CodeFields/useCodeRequest';

/** Changes the e-mail address to one that a code was sent to. */
export const EmailForm = ({ user, onDone }: { readonly user: UserInfo; readonly onDone: () => void }) => {
  const t = useTexts('account');
  const { toast, userChanged } = useSite();
  const [change] = api.mutation('changeEmail').useMutation();
  const fields = usePersistedFields(`email ${user.id}`, emptyCodeForm);
  const form = useCodeForm({
    fields,
    purpose: codePurposes.newEmail,
    current: user.email,
    send: async (entries) => {
      const { data } = await change(entries);
      if (!data) return;
      fields.clear();
      userChanged(data);
      toast({ text: t('profile.emailChanged'), tone: 'success' });
      onDone();
    },
  });
  const { ref, handleSubmit } = form;
  return (
    <Form ref={ref} onSubmit={handleSubmit}>
      <Current>{t('profile.currentEmail', { email: user.email })}</Current>
      <CodeFields
        form={form}
        emailLabel={t('profile.newEmail')}
        action={t('profile.email')}
        missing={{ email: t('profile.enterEmail'), code: t('profile.enterCode') }}
      />
      <Button wide onClick={onDone}>
        {t('profile.back')}
      </Button>
    </Form>
  );
};

const Current = styled.p`
  overflow-wrap: anywhere;
  color: ${colour.inkSoft};
`;
