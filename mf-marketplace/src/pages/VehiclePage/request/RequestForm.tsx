import type { FormEvent, ReactElement, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { longestEntry } from '@caravan/shared/contracts/calls';
import { Button, TextField, useHydrated } from '@caravan/shared/ui';
import type { Offer } from '../../../state/messageForm';
import { PriceEntry } from './PriceEntry';
import { QuantityEntry } from './QuantityEntry';
import { Fields, Missing, NoScript, Note, Submit } from './PriceRequest.styles';
import { StarEntry } from './StarEntry';
import type { EntryName, Lacks, RequestEntries } from './requestEntries';
import type { Enter } from './useRequestEntries';

interface RequestFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly entries: RequestEntries;
  readonly earlier: Pick<Offer, 'price' | 'currency'> | null;
  readonly asking: number | null;
  readonly lacks: Lacks;
  readonly isSending: boolean;
  /** Keeps its place, out of sight, while the receipt stands there. */
  readonly isAway: boolean;
  readonly onEnter: Enter;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Who a visitor is: name of the entry, and what browsers know it by. */
const person = [
  { name: 'name', autoComplete: 'name', type: 'text' },
  { name: 'companyName', autoComplete: 'organization', type: 'text' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'telephone', autoComplete: 'tel', type: 'tel' },
] as const;

/** The fields of a price request; all of them are required. */
export const RequestForm = (props: RequestFormProps): ReactElement => {
  const { form, entries, earlier, asking, lacks, isSending, isAway, onEnter, onSubmit } = props;
  const { t } = useTranslation('marketplace');
  const isHydrated = useHydrated();
  const field = (name: EntryName) => ({
    label: t(`vehiclePage.request.${name}`),
    error:
      lacks[name] &&
      t(lacks[name] === 'missing' ? 'vehiclePage.request.required' : `vehiclePage.request.wrong.${name}`, longestEntry),
    onChange: (text: string) => onEnter(name, text),
  });
  return (
    <Fields ref={form} noValidate onSubmit={onSubmit} inert={isAway} $away={isAway}>
      <noscript>
        <NoScript>
          {t('vehiclePage.request.noScript')} <a href="/contacts-us">{t('vehiclePage.request.contacts')}</a>
        </NoScript>
      </noscript>
      <PriceEntry {...field('price')} value={entries.price} asking={asking} earlier={earlier} />
      <QuantityEntry {...field('quantity')} value={entries.quantity} />
      <StarEntry {...field('star')} value={entries.star} />
      {person.map(({ name, ...kind }) => {
        const { onChange, ...words } = field(name);
        return (
          <TextField
            key={name}
            {...kind}
            {...words}
            name={name}
            maxLength={longestEntry[name]}
            required
            value={entries[name]}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      })}
      <Submit>
        <Missing role="alert">{Object.values(lacks).includes('missing') ? t('vehiclePage.request.empty') : ''}</Missing>
        {/* Before the page is taken over a press must not send the form by itself, with everything in the address. */}
        <Button type={isHydrated ? 'submit' : 'button'} variant="primary" size="large" wide loading={isSending}>
          {t('vehiclePage.request.send')}
        </Button>
        <Note>{t('vehiclePage.request.note')}</Note>
      </Submit>
    </Fields>
  );
};
