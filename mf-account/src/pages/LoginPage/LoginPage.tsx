import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePersistedFields } from '@caravan/shared/form';
import { useSite, useTexts } from '@caravan/shared/site';
import { PageHeading, TextLink } from '@caravan/shared/ui';
import { styled } from 'styled-components';
import { colour, measure, media, space } from '@caravan/shared/theme';
import { emptyCodeForm } from '../../components/CodeFields/useCodeForm';
import { LoginDialog } from '../../components/LoginDialog';
import { LoginForm } from '../../components/LoginForm/LoginForm';
import { defineStaticPage } from '../../define';
import { useCameFrom, useLeftPage } from '../../signIn/useProvider';
import { useProviderReturn } from '../../signIn/useProviderReturn';

/**
 * Shows the sign-in dialog over a short page with the same form and values. Visitors use the page after they close the dialog,
 * or if they typed into it before the dialog opened.
 */
const LoginPage = () => {
  const t = useTexts('account');
  const { session } = useSite();
  const navigate = useNavigate();
  const fields = usePersistedFields('login', emptyCodeForm);
  const [form, setForm] = useState<'undecided' | 'page' | 'dialog'>('undecided');
  const isAfterNavigation = useLeftPage() !== undefined;
  // Entries of an earlier visit to this page do not keep the dialog closed (SHELL-15).
  const [oldValues] = useState(isAfterNavigation ? fields.values : emptyCodeForm);
  const frame = useRef<HTMLDivElement>(null);
  const cameFrom = useCameFrom();
  const { isPending, from } = useProviderReturn();

  // The dialog opens only in the browser, once the session is known, and not for signed-in visitors.
  const mayOpen = session.status === 'out' && !isPending;
  const isOpen = mayOpen && form === 'dialog';
  useEffect(() => {
    if (!mayOpen || form !== 'undecided') return;
    const isTyping = frame.current?.contains(document.activeElement) ?? false;
    const hasTypedValues = fields.values.email !== oldValues.email || fields.values.code !== oldValues.code;
    setForm(isTyping || hasTypedValues ? 'page' : 'dialog');
  }, [mayOpen, form, fields.values, oldValues]);
  const isSignedIn = session.user !== null;
  // Leaves the page after any sign-in, in this tab or another.
  useEffect(() => {
    if (!isSignedIn) return;
    fields.clear();
    void navigate(from ?? cameFrom, { replace: true });
    // oxlint-disable-next-line exhaustive-deps -- the page to return to does not change while this page is shown
  }, [isSignedIn]);

  return (
    <>
      <PageHeading title={t('page.title')} lead={t('page.lead')} />
      <Columns>
        <FormFrame ref={frame}>
          <LoginForm fields={fields} isInUse={form === 'page'} isCovered={isOpen} />
          <noscript>{t('page.noScript')}</noscript>
        </FormFrame>
        <Points>
          <li>{t('roles')}</li>
          <li>{t('page.open')}</li>
          <li>{t('page.account')}</li>
          <li>{t('page.mail')}</li>
          <li>
            <TextLink to="/home">{t('page.home')}</TextLink>
          </li>
        </Points>
      </Columns>
      {isOpen && <LoginDialog fields={fields} onClose={() => setForm('page')} />}
    </>
  );
};

export const page = defineStaticPage('login', { View: LoginPage });

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
  gap: ${space[4]} ${space[8]};
  padding-block: ${space[3]} ${space[8]};
  border-top: 1px solid ${colour.line};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Hides the buttons without scripts. The notice replaces them. */
const FormFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  @media (scripting: none) {
    form > :not(:first-child) {
      display: none;
    }
  }
`;

const Points = styled.ul`
  max-width: ${measure.text};
  color: ${colour.inkSoft};
  li {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${colour.line};
  }
  li:first-child {
    padding-top: 0;
  }
  li:last-child {
    border-bottom: 0;
  }
`;
