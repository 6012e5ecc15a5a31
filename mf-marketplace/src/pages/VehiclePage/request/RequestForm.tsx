import type { Currency } from '@caravan/shared/contracts';
import { longestEntry } from '@caravan/shared/contracts/calls';
import { formatMoney } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Button, TextField } from '@caravan/shared/ui';
import { personInputs, type Offer } from '../../../state/messageForm';
import { MAX_PRICE, MIN_PRICE } from './parseAmount';
import { PriceEntry } from './PriceEntry';
import { QuantityEntry } from './QuantityEntry';
import { Fields, Missing, NoScript, Note, Submit } from './PriceRequest.styles';
import { StarEntry } from './StarEntry';
import type { EntryName } from './requestEntries';
import type { usePriceRequest } from './usePriceRequest';

interface RequestFormProps {
  readonly form: ReturnType<typeof usePriceRequest>['form'];
  readonly earlierOffer: Pick<Offer, 'price' | 'currency'> | null;
  readonly askingPrice: number | null;
  /** Hides the form but keeps its space while the receipt shows. */
  readonly isCovered: boolean;
}

/** Placeholder for the price of a vehicle without an asking price. */
const defaultPrices: Record<Currency, number> = { USD: 8_000, GEL: 20_000 };

/** The fields of a price request. All of them are required. */
export const RequestForm = ({ form, earlierOffer, askingPrice, isCovered }: RequestFormProps) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const money = (amount: number): string => formatMoney(amount, currency, lang);
  const { ref, values, errors, isSending, setValue, handleSubmit } = form;
  const fieldProps = (name: EntryName) => {
    const error = errors.get(name);
    return {
      label: t(`vehiclePage.request.${name}`),
      value: values[name],
      error:
        error &&
        t(error === 'missing' ? 'vehiclePage.request.required' : `vehiclePage.request.wrong.${name}`, {
          ...longestEntry,
          least: money(MIN_PRICE),
          most: money(MAX_PRICE),
          example: money(askingPrice ?? defaultPrices[currency]),
        }),
      onChange: (text: string) => setValue(name, text),
    };
  };
  return (
    <Fields ref={ref} onSubmit={handleSubmit} inert={isCovered}>
      <noscript>
        <NoScript>
          {t('vehiclePage.request.noScript')} <a href="/contacts-us">{t('vehiclePage.request.contacts')}</a>
        </NoScript>
      </noscript>
      <PriceEntry {...fieldProps('price')} askingPrice={askingPrice} earlierOffer={earlierOffer} />
      <QuantityEntry {...fieldProps('quantity')} />
      <StarEntry {...fieldProps('star')} />
      {(['name', 'companyName', 'email', 'telephone'] as const).map((name) => {
        const { onChange, ...textProps } = fieldProps(name);
        return (
          <TextField
            key={name}
            {...personInputs[name]}
            {...textProps}
            name={name}
            maxLength={longestEntry[name]}
            required
            onChange={({ target }) => onChange(target.value)}
          />
        );
      })}
      <Submit>
        <Missing role="alert">{[...errors.values()].includes('missing') ? t('vehiclePage.request.empty') : ''}</Missing>
        <Button type="submit" variant="primary" size="large" wide loading={isSending}>
          {t('vehiclePage.request.send')}
        </Button>
        <Note>{t('vehiclePage.request.note')}</Note>
      </Submit>
    </Fields>
  );
};
