import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite, useTexts } from '@caravan/shared/site';
import { PageHeading, TextLink } from '@caravan/shared/ui';
import { LoginDialog } from '../../components/LoginDialog';
import { LoginForm } from '../../components/LoginForm/LoginForm';
import { defineStaticPage } from '../../section';
import { useCameFrom } from '../../signIn/useProvider';
import { useReturn } from '../../signIn/useReturn';
import { Columns, FormFrame, Points } from './LoginPage.styles';

/** The sign-in dialog over a short page that holds the same form, for whoever closes the dialog. */
const LoginPage = () => {
  const t = useTexts('account');
  const { session } = useSite();
  const navigate = useNavigate();
  const [wasClosed, setClosed] = useState(false);
  const cameFrom = useCameFrom();
  const { isUnderWay, from } = useReturn();

  // A modal dialog exists in the browser only, where the session is known, and not for whoever is signed in already.
  const isOpen = session.status === 'out' && !isUnderWay && !wasClosed;
  const isSignedIn = session.user !== null;
  // Whichever way somebody signs in, in this tab or another: nothing is left to do here.
  // oxlint-disable-next-line exhaustive-deps -- where to go back to does not change while the page is shown
  useEffect(() => (isSignedIn ? void navigate(from ?? cameFrom, { replace: true }) : undefined), [isSignedIn]);

  return (
    <>
      <PageHeading title={t('page.title')} lead={t('page.lead')} />
      <Columns>
        <FormFrame>
          <LoginForm isInUse={wasClosed} />
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
      {isOpen && <LoginDialog onClose={() => setClosed(true)} />}
    </>
  );
};

export const page = defineStaticPage('login', { View: LoginPage });
