import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { maxLength, minLength, object, pipe, string } from 'valibot';
import {
  Form,
  focusField,
  useFields,
  useForm,
  useInputBeforeHydration,
  usePersistedFields,
} from '@caravan/shared/form';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, measure, space } from '@caravan/shared/theme';
import { Button, TextField } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { openAdminSession } from './adminSession';
import { reasonOf } from './reasonOf';

const credentials = object({
  username: pipe(string(), minLength(1), maxLength(100)),
  password: pipe(string(), minLength(1), maxLength(200)),
});

interface AdminLoginProps {
  /** Focuses the first field when the form appears, because the focused button of the board is gone. */
  readonly isFocused: boolean;
  readonly onLogIn: () => void;
}

/** Shows the login form of the admins. Refusals and their durations are below the password. */
export const AdminLogin = ({ isFocused, onLogIn }: AdminLoginProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const [login] = api.mutation('adminLogin').useMutation();
  const [refusal, setRefusal] = useState<{ readonly reason: string }>();
  const user = usePersistedFields('admin', { username: '' });
  // A password is never stored.
  const secret = useFields({ password: '' });
  const storeValue = (field: 'username' | 'password', text: string): void =>
    field === 'username' ? user.setValue(field, text) : secret.setValue(field, text);
  const form = useForm({
    values: { ...user.values, ...secret.values },
    setValue: storeValue,
    schema: credentials,
    send: async ({ username, password }) => {
      const { data, error } = await login({ username, password });
      if (data) {
        user.clear();
        onLogIn();
        openAdminSession({ username, token: data.token });
      } else setRefusal({ reason: reasonOf(error ?? {}, lang, t('dashboard.login.failed')) });
    },
  });
  const { ref, values, errors, isSending, setValue, handleSubmit } = form;
  useInputBeforeHydration(ref, ['username', 'password'], storeValue);
  useEffect(() => {
    if (isFocused) focusField(ref.current, 'username');
  }, [isFocused, ref]);
  useEffect(() => {
    if (refusal) focusField(ref.current, 'password');
  }, [refusal, ref]);
  const fieldProps = (name: 'username' | 'password') => ({
    name,
    label: t(`dashboard.login.${name}`),
    value: values[name],
    required: true,
    // The fields cannot change before the answer to their values arrives.
    readOnly: isSending,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setRefusal(undefined);
      setValue(name, target.value);
    },
  });
  const missingText = (name: 'username' | 'password') =>
    errors.has(name) ? t(`dashboard.login.missing.${name}`) : undefined;
  return (
    <Frame>
      <Form ref={ref} onSubmit={handleSubmit}>
        <TextField
          {...fieldProps('username')}
          autoComplete="username"
          autoCapitalize="none"
          error={missingText('username')}
        />
        <TextField
          {...fieldProps('password')}
          type="password"
          autoComplete="current-password"
          error={missingText('password') ?? refusal?.reason}
        />
        <Button type="submit" variant="primary" wide loading={isSending}>
          {t('dashboard.login.submit')}
        </Button>
      </Form>
      <noscript>{t('dashboard.login.noScript')}</noscript>
    </Frame>
  );
};

const Frame = styled.div`
  max-width: calc(${measure.text} / 2);
  padding-block: ${space[2]} ${space[3]};
  border-top: 1px solid ${colour.line};
`;
