import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@caravan/shared/contracts';
import { PageHeading, TextLink } from '@caravan/shared/ui';
import { LoginDialog } from '../../components/LoginDialog';
import { LoginForm } from '../../components/LoginForm/LoginForm';
import { Columns, FormFrame, Points } from './LoginPage.styles';

/** The sign-in dialog over a short page that holds the same form, for whoever closes the dialog. */
const LoginPage = () => {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  // A modal dialog exists in the browser only.
  useEffect(() => setOpen(true), []);
  return (
    <>
      <PageHeading title={t('page.title')} lead={t('page.lead')} />
      <Columns>
        <FormFrame>
          <LoginForm />
          <noscript>{t('page.noScript')}</noscript>
        </FormFrame>
        <Points>
          <li>{t('page.open')}</li>
          <li>{t('page.account')}</li>
          <li>{t('page.mail')}</li>
          <li>
            <TextLink to="/home">{t('page.home')}</TextLink>
          </li>
        </Points>
      </Columns>
      {open && <LoginDialog onClose={() => setOpen(false)} />}
    </>
  );
};

export const page: RemotePage = { Component: LoginPage };
