import type { MouseEvent, ReactElement } from 'react';
import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, layer, media, size, space } from '@caravan/shared/theme';
import { ButtonLink, Price } from '@caravan/shared/ui';
import { column } from '../../../components/column';
import { REQUEST_ID } from './requestId';

/** On narrow pages: the asking price and the way to the request, at the lower edge while the story above it is read. */
export const RequestBar = ({ price }: { readonly price: number | null }): ReactElement => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const handleClick = (event: MouseEvent): void => {
    const request = document.getElementById(REQUEST_ID);
    if (!request) return;
    // The address stays that of the vehicle; the focus goes where the eyes go.
    event.preventDefault();
    request.scrollIntoView();
    // Behind the receipt the form is inert.
    request.querySelector<HTMLElement>('form:not([inert]) input, h3')?.focus({ preventScroll: true });
  };
  return (
    <Bar>
      <span>
        <Label>{t('vehiclePage.price')}</Label>
        {price === null ? t('noPrice') : <Price amount={price} currency={currency} lang={lang} />}
      </span>
      <ButtonLink href={`#${REQUEST_ID}`} variant="primary" onClick={handleClick}>
        {t('vehiclePage.request.title')}
      </ButtonLink>
    </Bar>
  );
};

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[3]};
  padding-block: ${space[1]};
  /* Room for the way back to the top, which floats in this corner. */
  padding-inline-end: 4rem;
  border-top: 1px solid ${colour.lineStrong};
  background: ${colour.paper};
  ${media.low} {
    position: static;
  }
  > :first-child {
    flex: none;
  }
  ${column.phone} {
    > :last-child {
      flex: 1;
    }
  }
  ${column.wide} {
    display: none;
  }
`;

const Label = styled.span`
  display: block;
  color: ${colour.inkSoft};
  font-size: ${size.tiny};
  line-height: 1.3;
`;
