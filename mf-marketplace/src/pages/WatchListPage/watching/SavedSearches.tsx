import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { minLength, object, pipe, string, trim } from 'valibot';
import { longestEntry, type SavedSearch } from '@caravan/shared/contracts/calls';
import { Form, useFields, useForm } from '@caravan/shared/form';
import { useTexts } from '@caravan/shared/site';
import { colour, space } from '@caravan/shared/theme';
import { Button, Heading, TextField, TextLink, VisuallyHidden } from '@caravan/shared/ui';
import { api } from '../../../api/api';

interface SavedSearchesProps {
  readonly searches: readonly SavedSearch[];
  /** Called when a search was renamed or deleted. */
  readonly onChange: () => void;
}

export const SavedSearches = ({ searches, onChange }: SavedSearchesProps) => {
  const t = useTexts('marketplace');
  const frame = useRef<HTMLDivElement>(null);
  // The clicked button disappears. The visitor may have moved on meanwhile.
  const handleDelete = (): void => {
    if (frame.current?.contains(document.activeElement)) frame.current.focus({ preventScroll: true });
    onChange();
  };
  return (
    <Frame ref={frame} tabIndex={-1} aria-label={t('watching.searches')}>
      <Heading level={3}>{t('watching.searches')}</Heading>
      {searches.length === 0 ? (
        <Hint>{t('watching.noSearches')}</Hint>
      ) : (
        <List>
          {searches.map((search) => (
            <SearchEntry key={search.id} search={search} onRename={onChange} onDelete={handleDelete} />
          ))}
        </List>
      )}
    </Frame>
  );
};

interface SearchEntryProps {
  readonly search: SavedSearch;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

const SearchEntry = ({ search, onRename, onDelete }: SearchEntryProps) => {
  const t = useTexts('marketplace');
  const [isNaming, setNaming] = useState(false);
  const [remove, { isLoading }] = api.mutation('deleteSearch').useMutation();
  const { id, list, name, address } = search;
  const handleDelete = async ({ detail }: MouseEvent): Promise<void> => {
    // The second click of a double click would delete the next search, which has moved up.
    if (detail > 1) return;
    const { data } = await remove({ id });
    if (data) onDelete();
  };
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    const hasClosed = wasNaming.current && !isNaming;
    // The button that closed the form is gone. The visitor may have moved on meanwhile.
    if (hasClosed && document.activeElement === document.body) renameButton.current?.focus({ preventScroll: true });
    wasNaming.current = isNaming;
  }, [isNaming]);
  if (isNaming) {
    return (
      <Entry>
        <NameForm
          search={search}
          onEnd={(isNamed) => {
            setNaming(false);
            if (isNamed) onRename();
          }}
        />
      </Entry>
    );
  }
  return (
    <Entry>
      <p>
        <TextLink to={address}>{name}</TextLink> <small>{t(`watching.lists.${list}`)}</small>
      </p>
      <Actions>
        <Button ref={renameButton} variant="quiet" size="small" onClick={() => setNaming(true)}>
          {t('watching.rename')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button variant="quiet" size="small" loading={isLoading} onClick={(event) => void handleDelete(event)}>
          {t('watching.delete')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </Actions>
    </Entry>
  );
};

interface NameFormProps {
  readonly search: SavedSearch;
  readonly onEnd: (isNamed: boolean) => void;
}

const schema = object({ name: pipe(string(), trim(), minLength(1)) });

const NameForm = ({ search: { id, name }, onEnd }: NameFormProps) => {
  const t = useTexts('marketplace');
  const [rename] = api.mutation('renameSearch').useMutation();
  const { ref, values, errors, isSending, setValue, handleSubmit } = useForm({
    ...useFields({ name }),
    schema,
    send: async (entries) => {
      const { data } = await rename({ id, ...entries });
      if (data) onEnd(true);
    },
  });
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <Form ref={ref} onSubmit={handleSubmit}>
      <TextField
        label={t('watching.name')}
        name="name"
        required
        maxLength={longestEntry.searchName}
        value={values.name}
        error={errors.has('name') ? t('watching.noName') : undefined}
        onChange={({ target }) => setValue('name', target.value)}
      />
      <Actions>
        <Button type="submit" size="small" variant="primary" loading={isSending}>
          {t('watching.saveName')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onEnd(false)}>
          {t('watching.cancel')}
        </Button>
      </Actions>
    </Form>
  );
};

const Frame = styled.section`
  outline: none;
`;

const Hint = styled.p`
  margin-top: ${space[1]};
  color: ${colour.inkSoft};
`;

const List = styled.ul`
  margin-top: ${space[1]};
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[2]};
  padding-block: ${space[1]};
  border-top: 1px solid ${colour.line};
  > p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${colour.inkSoft};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
`;
