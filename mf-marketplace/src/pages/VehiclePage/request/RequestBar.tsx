import type { MouseEvent } from 'react';
import { useTexts } from '@caravan/shared/site';
import { ButtonLink } from '@caravan/shared/ui';
import { ActionBar } from '../../../components/ActionBar';
import { REQUEST_ID } from './requestId';

/** A sticky bar with the asking price and a link to the request. */
export const RequestBar = ({ price }: { readonly price: number | null }) => {
  const t = useTexts('marketplace');
  const handleClick = (event: MouseEvent): void => {
    const request = document.getElementById(REQUEST_ID);
    if (!request) return;
    // Moves the focus without changing the address.
    event.preventDefault();
    request.scrollIntoView();
    // The form is inert while the receipt shows.
    request.querySelector<HTMLElement>('form:not([inert]) input, h3')?.focus({ preventScroll: true });
  };
  return (
    <ActionBar label={t('vehiclePage.price')} price={price}>
      <ButtonLink href={`#${REQUEST_ID}`} variant="primary" onClick={handleClick}>
        {t('vehiclePage.request.title')}
      </ButtonLink>
    </ActionBar>
  );
};
