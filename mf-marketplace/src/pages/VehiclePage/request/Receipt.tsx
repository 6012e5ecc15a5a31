import { useEffect, useRef } from 'react';
import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Button, Heading } from '@caravan/shared/ui';
import { ReceiptFrame, Sent, Stamp } from './PriceRequest.styles';
import { formatAmount } from './parseAmount';
import type { SentRequest } from './requestEntries';

/** Shows the sent values in place of the form. Receives the focus, because the clicked button is gone. */
export const Receipt = ({ sent, onAgain }: { readonly sent: SentRequest; readonly onAgain: () => void }) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const values = {
    price: formatAmount(sent.price, currency, lang),
    quantity: formatNumber(sent.quantity, lang),
    rating: t('vehiclePage.request.stars', { count: sent.star }),
    telephone: sent.telephone,
    name: sent.name,
    companyName: sent.companyName,
    email: sent.email,
  };
  return (
    <ReceiptFrame>
      <Heading level={3} ref={title} tabIndex={-1}>
        {t('vehiclePage.request.sent')}
      </Heading>
      <p>{t('vehiclePage.request.next')}</p>
      <Sent>
        {Object.entries(values).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`vehiclePage.request.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Sent>
      <Button wide onClick={onAgain}>
        {t('vehiclePage.request.again')}
      </Button>
      <Stamp aria-hidden="true">{t('vehiclePage.request.stamp')}</Stamp>
    </ReceiptFrame>
  );
};
