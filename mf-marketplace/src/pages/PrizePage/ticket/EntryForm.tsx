import { longestEntry } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { Button, TextField } from '@caravan/shared/ui';
import type { Person } from '../../../state/messageForm';
import type { OwnState } from '../usePrizeInfo';
import { Closed, Enter, Fields, NoScript } from './Ticket.styles';
import type { useEntry } from './useEntry';

interface EntryFormProps {
  readonly entry: ReturnType<typeof useEntry>;
  readonly own: OwnState;
  /** Key of the text why the draw is closed; null if it is open. */
  readonly closed: string | null;
  /** Hides the form but keeps its space while the result shows. */
  readonly isCovered: boolean;
}

const kinds = [
  { name: 'name', autoComplete: 'name', type: 'text', required: true },
  { name: 'email', autoComplete: 'email', type: 'email', required: true },
  { name: 'telephone', autoComplete: 'tel', type: 'tel', required: true },
  { name: 'companyName', autoComplete: 'organization', type: 'text', required: false },
] as const;

/** Person fields, shared with the price request. */
export const EntryForm = ({ entry, own, closed, isCovered }: EntryFormProps) => {
  const t = useTexts('marketplace');
  const { ref, values, lacks, enter, handleSubmit } = entry.form;
  const error = (name: keyof Person) => {
    const lack = lacks.get(name);
    return lack && t(lack === 'missing' ? 'prize.required' : `prize.wrong.${name}`, longestEntry);
  };
  return (
    <Fields ref={ref} onSubmit={handleSubmit} inert={isCovered}>
      {kinds.map(({ name, ...kind }) => (
        <TextField
          key={name}
          {...kind}
          name={name}
          maxLength={longestEntry[name]}
          label={t(`prize.entry.${name}`)}
          error={error(name)}
          value={values[name]}
          onChange={({ target }) => enter(name, target.value)}
        />
      ))}
      <EnterButton entry={entry} own={own} closed={closed} />
    </Fields>
  );
};

const EnterButton = ({ entry, own, closed }: Omit<EntryFormProps, 'isCovered'>) => {
  const t = useTexts('marketplace');
  const { words } = useSite();
  const hasFailed = own.isError && own.info === undefined && closed === null;
  const why = hasFailed ? 'prize.ownFailed' : closed;
  return (
    <Enter>
      <noscript>
        <NoScript>{t('prize.noScript')}</NoScript>
      </noscript>
      <Closed as="output">{why !== null && t(why)}</Closed>
      {/* One button for both, and not `disabled` after the draw closes, so that it keeps the focus. */}
      <Button
        type={why === null ? 'submit' : 'button'}
        variant={hasFailed ? 'secondary' : 'primary'}
        size="large"
        wide
        aria-disabled={closed !== null}
        loading={hasFailed ? own.isFetching : entry.form.isSending}
        onClick={hasFailed ? own.refetch : undefined}
      >
        {hasFailed ? words.retry : t('prize.enter')}
      </Button>
    </Enter>
  );
};
