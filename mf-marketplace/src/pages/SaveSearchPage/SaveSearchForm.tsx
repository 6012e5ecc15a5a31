import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { maxLength, minLength, object, parse, pipe, string, trim, type InferOutput } from 'valibot';
import { longestEntry, type SearchedList } from '@caravan/shared/contracts/calls';
import { Form, useForm, useInputBeforeHydration, usePersistedFields } from '@caravan/shared/form';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, measure, space } from '@caravan/shared/theme';
import { Button, ButtonLink, Checkbox, TextField, ButtonRow } from '@caravan/shared/ui';
import { api } from '../../api/api';
import type { filterParameter } from '../../api/listView';
import { WATCHING_ID } from '../WatchListPage/watching/watchingId';

/** A search to save, as the address names it. */
export interface SaveSearchView {
  readonly list: SearchedList;
  readonly name: string;
  readonly selection: ReturnType<typeof filterParameter>;
  /** The address of the results. */
  readonly results: string;
}

const schema = object({ name: pipe(string(), trim(), minLength(1), maxLength(longestEntry.searchName)) });
type Entries = InferOutput<typeof schema>;

/** Saves a search. A visitor without a session signs in first. The search is saved after that. */
export const SaveSearchForm = ({ list, name, selection, results }: SaveSearchView) => {
  const t = useTexts('marketplace');
  const { session, country, open, toast } = useSite();
  const navigate = useNavigate();
  const [save, { isLoading }] = api.mutation('saveSearch').useMutation();
  const [switchMessages] = api.mutation('switchMessages').useMutation();
  // An identity provider signs in on its own page, so the checkbox and a waiting save are persisted too.
  const fields = usePersistedFields(`search ${results}`, { name, messages: '', waiting: '' });
  const { messages, waiting } = fields.values;
  const isSignedIn = session.status === 'in';

  const store = async (entries: Entries): Promise<void> => {
    const { data } = await save({ list, ...entries, ...selection, country });
    if (!data) return;
    const hasFailed = messages !== '' && !(await switchMessages({ on: true, country })).data;
    fields.clear();
    toast(
      hasFailed ? { text: t('saveSearch.savedOnly'), tone: 'error' } : { text: t('saveSearch.saved'), tone: 'success' },
    );
    void navigate(hasFailed ? `/watch-list#${WATCHING_ID}` : '/watch-list');
  };
  const { ref, values, errors, isSending, validate, setValue, handleSubmit } = useForm({
    ...fields,
    schema,
    send: async (entries) => {
      if (isSignedIn) return store(entries);
      fields.setValue('waiting', 'yes');
      open('login');
    },
  });
  useInputBeforeHydration(ref, ['name'], fields.setValue);
  useEffect(() => {
    if (waiting === '') return undefined;
    const stopWaiting = (): void => fields.setValue('waiting', '');
    // Leaving for another page of the site cancels a waiting save.
    if (!isSignedIn) return stopWaiting;
    stopWaiting();
    if (validate()) void store(parse(schema, values));
    return undefined;
    // oxlint-disable-next-line exhaustive-deps -- runs once after a sign-in
  }, [isSignedIn, waiting]);

  return (
    <Frame ref={ref} onSubmit={handleSubmit}>
      <TextField
        label={t('saveSearch.name')}
        name="name"
        required
        maxLength={longestEntry.searchName}
        value={values.name}
        error={errors.has('name') ? t('saveSearch.noName') : undefined}
        onChange={({ target }) => setValue('name', target.value)}
      />
      <Checkbox
        label={t('saveSearch.messages')}
        checked={messages !== ''}
        onChange={({ target }) => setValue('messages', target.checked ? 'on' : '')}
      />
      <noscript>
        <p>{t('saveSearch.noScript')}</p>
      </noscript>
      {!isSignedIn && <Note>{t('saveSearch.signIn')}</Note>}
      <ButtonRow>
        <Save type="submit" variant="primary" loading={isSending || isLoading}>
          {t('saveSearch.save')}
        </Save>
        <ButtonLink to={results}>{t('saveSearch.results')}</ButtonLink>
      </ButtonRow>
    </Frame>
  );
};

const Frame = styled(Form)`
  max-width: ${measure.text};
  padding-block: ${space[2]} ${space[6]};
`;

const Save = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;

const Note = styled.p`
  color: ${colour.inkSoft};
`;
