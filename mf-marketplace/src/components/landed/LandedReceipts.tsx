import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { LandedReceipt } from '@caravan/shared/contracts/calls';
import { formatDate } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, size, space } from '@caravan/shared/theme';
import { Disclosure } from '@caravan/shared/ui';
import { AgeLimit } from './AgeLimit';
import { LandedSum } from './LandedSum';
import { Receipt } from './Receipt';
import { useLandedTexts } from './useLandedTexts';

/** The landed price in the visitor's country, and a receipt for each country (LAND-2). Each receipt hydrates on its own. */
export const LandedReceipts = ({ receipts }: { readonly receipts: readonly LandedReceipt[] }) => {
  const t = useTexts('marketplace');
  const { country } = useSite();
  const { amount, problem, reasons } = useLandedTexts();
  const ownReceipt = receipts.find((receipt) => receipt.country === country);
  const otherReceipts = receipts.filter((receipt) => receipt !== ownReceipt);
  const summaryOf = (receipt: LandedReceipt): string => {
    if (receipt.total === null) return problem(receipt);
    return amount(receipt.total) + (receipt.unknown.length > 0 ? ` (${reasons(receipt)})` : '');
  };
  return (
    <>
      {ownReceipt && (
        <>
          <LandedSum price={ownReceipt} />
          <AgeLimit receipt={ownReceipt} />
          <LastOrder receipt={ownReceipt} />
          {ownReceipt.clearance !== null && (
            <Disclosure title={t('landedReceipt.open')}>
              <Suspense>
                <Receipt receipt={ownReceipt} />
              </Suspense>
            </Disclosure>
          )}
        </>
      )}
      {otherReceipts.map((receipt) => {
        const title = `${t(`landed.cleared.${receipt.country}`)}: ${summaryOf(receipt)}`;
        return receipt.clearance === null ? (
          <OtherCountry key={receipt.country}>
            <p>{title}</p>
            <AgeLimit receipt={receipt} />
          </OtherCountry>
        ) : (
          <Disclosure key={receipt.country} title={title}>
            <AgeLimit receipt={receipt} />
            <LastOrder receipt={receipt} />
            <Suspense>
              <Receipt receipt={receipt} />
            </Suspense>
          </Disclosure>
        );
      })}
    </>
  );
};

/** The last day to order before the price changes (LAND-7). */
const LastOrder = ({ receipt: { lastOrder } }: { readonly receipt: LandedReceipt }) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const { amount } = useLandedTexts();
  if (lastOrder === null) return null;
  const { change, deliveryDays, isExact } = lastOrder;
  const kind = change === null ? 'ends' : change > 0 ? 'rises' : 'falls';
  const difference = amount({ low: Math.abs(change ?? 0), high: Math.abs(change ?? 0) });
  return (
    <LastOrderNote>
      {t(`landedReceipt.lastOrder.${kind}`, {
        day: formatDate(lastOrder.day, lang),
        changesOn: formatDate(lastOrder.changesOn, lang),
        change: isExact ? difference : t('landedReceipt.upTo', { number: difference }),
      })}{' '}
      {t('landedReceipt.lastOrder.delivery', { days: deliveryDays })}
    </LastOrderNote>
  );
};

const LastOrderNote = styled.p`
  margin-block: ${space[1]};
  padding: ${space[1]} ${space[2]};
  background: ${colour.warnWash};
  color: ${colour.ink};
  font-size: ${size.small};
`;

const OtherCountry = styled.div`
  padding-block: ${space[2]};
  color: ${colour.inkSoft};
`;
