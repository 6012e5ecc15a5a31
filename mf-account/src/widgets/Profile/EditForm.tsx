import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@caravan/shared/contracts/calls';
import { currencySymbol } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { CURRENCIES } from '@caravan/shared/terms';
import { Button, Segmented, Select, TextField } from '@caravan/shared/ui';
import { useSaveUserInfoMutation } from '../../api/accountApi';
import { AvatarField } from '../../components/Avatar/AvatarField';
import { Form } from '../../components/Form';

/** Changes avatar, names, country and currency. */
export const EditForm = ({ user, onDone }: { readonly user: UserInfo; readonly onDone: () => void }) => {
  const { t } = useTranslation('account');
  const { toast, userChanged, session } = useSite();
  const [avatar, setAvatar] = useState(user.avatar);
  const [firstName, setFirstName] = useState(user.firstName ?? '');
  const [lastName, setLastName] = useState(user.lastName ?? '');
  const [country, setCountry] = useState(user.country ?? '');
  const [currency, setCurrency] = useState(user.currency);
  const [save, { isLoading }] = useSaveUserInfoMutation();

  const submit = async (): Promise<void> => {
    const { data } = await save({
      avatar,
      firstName,
      lastName,
      country: country === '' ? null : country,
      currency,
    });
    if (!data) return;
    userChanged(data);
    toast({ text: t('profile.updated'), tone: 'success' });
    onDone();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isLoading) void submit();
  };

  return (
    <Form method="dialog" noValidate onSubmit={handleSubmit}>
      <AvatarField address={avatar} onChange={setAvatar} />
      <TextField
        label={t('profile.firstName')}
        name="firstName"
        autoComplete="given-name"
        maxLength={100}
        value={firstName}
        onChange={({ target }) => setFirstName(target.value)}
      />
      <TextField
        label={t('profile.lastName')}
        name="lastName"
        autoComplete="family-name"
        maxLength={100}
        value={lastName}
        onChange={({ target }) => setLastName(target.value)}
      />
      <Select
        label={t('profile.country')}
        name="country"
        autoComplete="country"
        placeholder={t('profile.chooseCountry')}
        options={session.countries.map(({ id, name }) => ({ value: id, text: name }))}
        value={country}
        onChange={setCountry}
      />
      <Segmented
        label={t('profile.currency')}
        choices={CURRENCIES.map((value) => ({ value, text: `${value} ${currencySymbol(value)}` }))}
        value={currency}
        onChange={setCurrency}
      />
      <Button type="submit" variant="primary" wide loading={isLoading}>
        {t('profile.save')}
      </Button>
      <Button wide onClick={onDone}>
        {t('profile.back')}
      </Button>
    </Form>
  );
};
