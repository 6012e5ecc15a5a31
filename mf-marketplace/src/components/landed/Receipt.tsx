import type { ReactNode } from 'react';
import type { LandedReceipt, ReceiptEntry } from '@caravan/shared/contracts/calls';
import { formatDate, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Disclosure, SourceLink, VisuallyHidden } from '@caravan/shared/ui';
import { Notes, Rule, Sheet, Sources } from './Receipt.styles';
import { formatLocal, formatRate, nameKey, numberedSources, ruleKey, sourceKey, shortenNumbers } from './receiptTexts';
import { RuleBasis } from './RuleBasis';
import { useLandedTexts } from './useLandedTexts';

interface ReceiptProps {
  readonly receipt: LandedReceipt;
  /** Texts of the price and the day of declaration from the calculator. Absent for an offered car. */
  readonly enteredTexts?: { readonly price: string; readonly day: string } | undefined;
}

/** Every line of a landed price with its rule, sources and confidence, and the costs that it excludes (LAND-2). */
export const Receipt = ({ receipt, enteredTexts }: ReceiptProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const { amount } = useLandedTexts();
  const { country, clearance, declaredOn, lines, localCurrency, rate, lariRate, total } = receipt;
  const { sources, numbersOf } = numberedSources(lines);
  const rateText = ({ asOf, isFromBank, perUsd }: typeof rate, currency: typeof localCurrency): string =>
    t(isFromBank ? 'landedReceipt.rate' : 'landedReceipt.exampleRate', {
      day: formatDate(asOf, lang),
      rate: formatRate(perUsd, currency, lang),
    });
  return (
    <>
      <Sheet>
        <VisuallyHidden as="caption">{t(`landed.cleared.${country}`)}</VisuallyHidden>
        <DeliveredRow receipt={receipt} enteredTexts={enteredTexts} />
        {lines.map((line, index) => (
          <LineRow key={`${line.key} ${String(index)}`} line={line} receipt={receipt} numbers={numbersOf(line)} />
        ))}
        {clearance !== null && (
          <Row name={t('landedReceipt.clearance')} amount={<BothAmounts amount={clearance} receipt={receipt} />} />
        )}
        {total !== null && <Row name={t(`landed.cleared.${country}`)} amount={<b>{amount(total)}</b>} />}
      </Sheet>
      <Notes>
        {receipt.isRoadUseDoubtful && <li>{t('landedReceipt.roadUse')}</li>}
        <li>{t('landedReceipt.notIncluded')}</li>
        <li>{enteredTexts?.day ?? t('landedReceipt.declaredOn', { day: formatDate(declaredOn, lang) })}</li>
        <li>{rateText(rate, localCurrency)}</li>
        {lariRate && <li>{rateText(lariRate, 'GEL')}</li>}
        <li>{t('landedReceipt.rounded')}</li>
        {lines.some(({ since }) => since === null) && <li>{t('landedReceipt.sinceUnknown')}</li>}
      </Notes>
      <Disclosure title={t('landedReceipt.sources')}>
        <Sources>
          {sources.map(({ name, address, date }) => (
            <li key={sourceKey({ name, address, date })}>
              <SourceLink name={name} address={address} date={date} />
            </li>
          ))}
        </Sources>
      </Disclosure>
    </>
  );
};

/** The price at the border, and the freight in it (LAND-6). */
const DeliveredRow = ({ receipt: { delivered, isFreightUnknown }, enteredTexts }: ReceiptProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const { amount } = useLandedTexts();
  if (delivered === null) {
    const reason = t(isFreightUnknown ? 'landedReceipt.noFreight' : 'landedReceipt.noPrice');
    return <Row name={t('landedReceipt.delivered')} amount={reason} />;
  }
  if (enteredTexts !== undefined)
    return <Row name={t('landedReceipt.delivered')} rule={enteredTexts.price} amount={<b>{amount(delivered)}</b>} />;
  const { freight } = delivered;
  return (
    <Row
      name={t(freight === null ? 'landedReceipt.cif' : 'landedReceipt.fob')}
      rule={
        freight === null
          ? t('landedReceipt.cifRule')
          : t('landedReceipt.freight', {
              from: freight.from,
              offers: formatNumber(freight.offers, lang),
              median: amount({ low: freight.median, high: freight.median }),
              range: amount(freight),
            })
      }
      amount={<b>{amount(delivered)}</b>}
    />
  );
};

interface LineRowProps extends Pick<ReceiptProps, 'receipt'> {
  readonly line: ReceiptEntry;
  /** Numbers of its sources. */
  readonly numbers: readonly number[];
}

const LineRow = ({ line, receipt, numbers }: LineRowProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const { reasons } = useLandedTexts();
  const { amount, unknown } = line;
  const values = Object.fromEntries(
    Object.entries(line.values).map(([name, value]) => [name, formatNumber(value, lang, { maximumFractionDigits: 4 })]),
  );
  const { cm3 = '' } = values;
  return (
    <Row
      name={t(nameKey(line))}
      rule={t(ruleKey(line), {
        ...values,
        cm3: unknown.includes('engine') ? t('landedReceipt.upTo', { number: cm3 }) : cm3,
      })}
      amount={<BothAmounts amount={amount} receipt={receipt} />}
    >
      {unknown.length > 0 && <Rule>{t('landedReceipt.unknown', { reasons: reasons(line) })}</Rule>}
      <RuleBasis rule={line}>
        {t('landedReceipt.sourceNumbers', { count: numbers.length, numbers: shortenNumbers(numbers) })}
      </RuleBasis>
    </Row>
  );
};

interface BothAmountsProps extends Pick<ReceiptProps, 'receipt'> {
  readonly amount: ReceiptEntry['amount'];
}

/** An amount in the currency of the country, and in the visitor's if that is a different one. */
const BothAmounts = ({ amount: { local, shown }, receipt: { localCurrency } }: BothAmountsProps) => {
  const { currency, lang } = useSite();
  const { amount } = useLandedTexts();
  return (
    <>
      <b>{formatLocal(local, localCurrency, lang)}</b>
      {currency !== localCurrency && <span>{amount(shown)}</span>}
    </>
  );
};

interface RowProps {
  readonly name: string;
  readonly rule?: string;
  readonly amount: ReactNode;
  readonly children?: ReactNode;
}

/** A name with its amount. The rule has a row of its own, so that it can use the whole width of a phone. */
const Row = ({ name, rule, amount, children }: RowProps) => (
  <tbody>
    <tr>
      <th scope="row">{name}</th>
      <td>{amount}</td>
    </tr>
    {rule !== undefined && (
      <tr>
        <td colSpan={2}>
          <Rule>{rule}</Rule>
          {children}
        </td>
      </tr>
    )}
  </tbody>
);
