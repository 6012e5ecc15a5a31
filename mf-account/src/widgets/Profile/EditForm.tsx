import { saveUserInfo, type UserInfo } from '@caravan/shared/contracts/calls';
import { Form, useForm, usePersistedFields } from '@caravan/shared/form';
import { currencySymbol } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { CURRENCIES } from '@caravan/shared/terms';
import { Button, Segmented, Select, TextField } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { AvatarField } from '../../components/Avatar/AvatarField';
import { useAvatarUpload } from '../../components/Avatar/useAvatarUpload';

const changed = <Value,>(value: Value, before: Value) => (value === before ? undefined : value);

export const EditForm = ({ user, onDone }: { readonly user: UserInfo; readonly onDone: () => void }) => {
  const t = useTexts('account');
  const { toast, userChanged, session } = useSite();
  const [save] = api.mutation('saveUserInfo').useMutation();
  // Fetches the countries again if the session's own call has failed.
  const { data: countries = session.countries } = api
    .query('getCountryList')
    .useQuery({}, { skip: session.countries.length > 0 });
  const { avatar, firstName, lastName, country, currency } = user;
  const initial = { avatar, firstName: firstName ?? '', lastName: lastName ?? '', country, currency, upload: avatar };
  const fields = usePersistedFields(`profile ${user.id}`, initial);
  const { ref, values, isSending, setValue, handleSubmit } = useForm({
    ...fields,
    schema: saveUserInfo.parameter,
    send: async (entries) => {
      // Another tab may have changed the other fields.
      const { data } = await save({
        avatar: changed(entries.avatar, initial.avatar),
        firstName: changed(entries.firstName, initial.firstName),
        lastName: changed(entries.lastName, initial.lastName),
        country: changed(entries.country, initial.country),
        currency: changed(entries.currency, initial.currency),
      });
      if (!data) return;
      fields.clear();
      userChanged(data);
      toast({ text: t('profile.updated'), tone: 'success' });
      onDone();
    },
  });
  const changeAvatar = (address: string): void => setValue('avatar', address);
  const avatarUpload = useAvatarUpload((address) => {
    setValue('upload', address);
    changeAvatar(address);
  });

  return (
    <Form ref={ref} onSubmit={handleSubmit}>
      <AvatarField
        address={values.avatar}
        own={avatar}
        uploaded={values.upload}
        onChange={changeAvatar}
        {...avatarUpload}
      />
      <TextField
        label={t('profile.firstName')}
        name="firstName"
        autoComplete="given-name"
        maxLength={100}
        value={values.firstName}
        onChange={({ target }) => setValue('firstName', target.value)}
      />
      <TextField
        label={t('profile.lastName')}
        name="lastName"
        autoComplete="family-name"
        maxLength={100}
        value={values.lastName}
        onChange={({ target }) => setValue('lastName', target.value)}
      />
      <Select
        label={t('profile.country')}
        name="country"
        autoComplete="country"
        placeholder={t('profile.chooseCountry')}
        options={countries.map(({ id, name }) => ({ value: id, text: name }))}
        value={values.country ?? ''}
        onChange={(id) => setValue('country', id)}
      />
      <Segmented
        label={t('profile.currency')}
        choices={CURRENCIES.map((value) => ({ value, text: `${value} ${currencySymbol(value)}` }))}
        value={values.currency}
        onChange={(chosen) => setValue('currency', chosen)}
      />
      <Button type="submit" variant="primary" wide loading={isSending || avatarUpload.progress !== null}>
        {t('profile.save')}
      </Button>
      <Button wide onClick={onDone}>
        {t('profile.back')}
      </Button>
    </Form>
  );
};
