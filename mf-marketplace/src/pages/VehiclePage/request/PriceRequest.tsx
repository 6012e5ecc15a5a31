import { Icon, Scissors } from '@caravan/shared/icons';
import { useEffect, useRef } from 'react';
import { useTexts } from '@caravan/shared/site';
import type { DetailedVehicle } from '../../../api/listed';
import { Heading } from '@caravan/shared/ui';
import { Coupon, Cut, Lead, Stage } from './PriceRequest.styles';
import { Receipt } from './Receipt';
import { RequestForm } from './RequestForm';
import { REQUEST_ID } from './requestId';
import { usePriceRequest } from './usePriceRequest';

/** The form for a price request (DET-2), or its receipt. */
export const PriceRequest = ({ vehicle }: { readonly vehicle: DetailedVehicle }) => {
  const t = useTexts('marketplace');
  const { form, earlierOffer, sent, showForm } = usePriceRequest(vehicle.itemId);
  const { ref } = form;
  const wasSent = useRef(false);
  useEffect(() => {
    if (sent === null && wasSent.current) ref.current?.querySelector('input')?.focus();
    wasSent.current = sent !== null;
  }, [ref, sent]);
  return (
    <Coupon id={REQUEST_ID} aria-labelledby={`${REQUEST_ID}-title`}>
      <Cut>
        <Icon of={Scissors} />
      </Cut>
      <Heading level={2} variant="title" id={`${REQUEST_ID}-title`}>
        {t('vehiclePage.request.title')}
      </Heading>
      <Lead>{t('vehiclePage.request.lead')}</Lead>
      <Stage>
        <RequestForm form={form} earlierOffer={earlierOffer} askingPrice={vehicle.price} isCovered={sent !== null} />
        {sent && <Receipt sent={sent} onAgain={showForm} />}
      </Stage>
    </Coupon>
  );
};
