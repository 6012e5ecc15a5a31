import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, layer, media, size, space } from '@caravan/shared/theme';
import { Price, visuallyHidden } from '@caravan/shared/ui';
import { column } from './column';

interface ActionBarProps {
  readonly label: string;
  readonly price: number | null;
  /** The main action: a button or a link. */
  readonly children: ReactNode;
}

/** Bar at the bottom of narrow pages with the price of a car and the main action. */
export const ActionBar = ({ label, price, children }: ActionBarProps) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  return (
    <Bar>
      <span>
        <Label>{label}</Label>
        {price === null ? t('noPrice') : <Price amount={price} currency={currency} lang={lang} />}
      </span>
      {children}
    </Bar>
  );
};

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-top: ${space[3]};
  padding-block: ${space[1]};
  /* Space for the floating "back to top" button. */
  padding-inline-end: 4rem;
  border-top: 1px solid ${colour.lineStrong};
  background: ${colour.paper};
  ${media.low} {
    position: static;
  }
  > :first-child {
    flex: none;
  }
  > :last-child {
    hyphens: none;
    white-space: nowrap;
  }
  ${column.phone} {
    > :last-child {
      flex: 1;
      min-width: min(100%, 6rem);
      padding-inline: ${space[1]};
      white-space: normal;
      overflow-wrap: anywhere;
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
  /* On phones the action needs the space. */
  ${column.phone} {
    ${visuallyHidden}
  }
`;
