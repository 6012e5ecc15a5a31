import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { UserInfo } from '@caravan/shared/contracts/calls';
import { useSite } from '@caravan/shared/site';
import { colour } from '@caravan/shared/theme';
import { Button } from '@caravan/shared/ui';
import { useChangeEmailMutation } from '../../api/accountApi';
import { CodeFields } from '../../components/CodeFields/CodeFields';
import { useCodeForm } from '../../components/CodeFields/useCodeForm';
import { codeFor } from '../../components/CodeFields/useCodeRequest';
import { Form } from '../../components/Form';

const hints = { email: 'profile.enterEmail', code: 'profile.enterCode', emailFormat: 'hint.emailFormat' } as const;

/** Changes the e-mail address to one that a code was sent to. */
export const EmailForm = ({ user, onDone }: { readonly user: UserInfo; readonly onDone: () => void }) => {
  const { t } = useTranslation('account');
  const { toast, userChanged } = useSite();
  const [change, { isLoading }] = useChangeEmailMutation();
  const submit = async (email: string, code: string): Promise<void> => {
    const { data } = await change({ email, code });
    if (!data) return;
    userChanged(data);
    toast({ text: t('profile.emailChanged'), tone: 'success' });
    onDone();
  };
  const codeField = useRef<HTMLInputElement>(null);
  const form = useCodeForm({
    codeField,
    purpose: codeFor.newEmail,
    onSubmit: (email, code) => void (isLoading ? undefined : submit(email, code)),
  });
  return (
    <Form method="dialog" noValidate onSubmit={form.handleSubmit}>
      <Current>{t('profile.currentEmail', { email: user.email })}</Current>
      <CodeFields
        form={form}
        codeField={codeField}
        emailLabel={t('profile.newEmail')}
        hintKey={(lack) => hints[lack]}
      />
      <Button type="submit" variant="primary" wide loading={isLoading}>
        {t('profile.saveEmail')}
      </Button>
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
