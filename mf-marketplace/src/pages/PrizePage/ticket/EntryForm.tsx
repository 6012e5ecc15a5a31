import { longestEntry } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { Button, TextField } from '@caravan/shared/ui';
import { personInputs, type Person } from '../../../state/messageForm';
import type { OwnState } from '../usePrizeInfo';
import { Closed, Enter, Fields, NoScript } from './Ticket.styles';
import type { useEntry } from './useEntry';

interface EntryFormProps {
  readonly entry: ReturnType<typeof useEntry>;
  readonly ownState: OwnState;
  /** Key of the text why the draw is closed. Null if it is open. */
  readonly closedTextKey: string | null;
  /** Hides the form but keeps its space while the result shows. */
  readonly isCovered: boolean;
}

/** Person fields, shared with the price request. */
export const EntryForm = ({ entry, ownState, closedTextKey, isCovered }: EntryFormProps) => {
  const t = useTexts('marketplace');
  const { ref, values, errors, setValue, handleSubmit } = entry.form;
  const errorOf = (name: keyof Person) => {
    const error = errors.get(name);
    return error && t(error === 'missing' ? 'prize.required' : `prize.wrong.${name}`, longestEntry);
  };
  return (
    <Fields ref={ref} onSubmit={handleSubmit} inert={isCovered}>
      {(['name', 'email', 'telephone', 'companyName'] as const).map((name) => (
        <TextField
          key={name}
          {...personInputs[name]}
          name={name}
          maxLength={longestEntry[name]}
          required={name !== 'companyName'}
          label={t(`prize.entry.${name}`)}
          error={errorOf(name)}
          value={values[name]}
          onChange={({ target }) => setValue(name, target.value)}
        />
      ))}
      <EnterButton entry={entry} ownState={ownState} closedTextKey={closedTextKey} />
    </Fields>
  );
};

const EnterButton = ({ entry, ownState, closedTextKey }: Omit<EntryFormProps, 'isCovered'>) => {
  const t = useTexts('marketplace');
  const { words } = useSite();
  const hasFailed = ownState.isError && ownState.info === undefined && closedTextKey === null;
  const messageKey = hasFailed ? 'prize.ownFailed' : closedTextKey;
  return (
    <Enter>
      <noscript>
        <NoScript>{t('prize.noScript')}</NoScript>
      </noscript>
      <Closed as="output">{messageKey !== null && t(messageKey)}</Closed>
      {/* One button for both, and not `disabled` after the draw closes, so that it keeps the focus. */}
      <Button
        type={messageKey === null ? 'submit' : 'button'}
        variant={hasFailed ? 'secondary' : 'primary'}
        size="large"
        wide
        aria-disabled={closedTextKey !== null}
        loading={hasFailed ? ownState.isFetching : entry.form.isSending}
        onClick={hasFailed ? ownState.refetch : undefined}
      >
        {hasFailed ? words.retry : t('prize.enter')}
      </Button>
    </Enter>
  );
};
